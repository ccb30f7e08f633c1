import { registry } from '../../../src/app/registry.ts'
import type { Site } from '../../../src/site/site.ts'
import { firstPhone, GUEST, type Phone } from '../../../src/workbench/model/state.ts'
import { type Change, impactOf } from '../../merchant/impact/impactOf.ts'
import type { ItemKind } from '../../merchant/impact/view.ts'
import type { VisitorName } from '../../merchant/visitors.ts'
import type { JsonRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { siteOf } from './site.ts'

/** Visitors that a phone of the workbench can be, whoever needs least first. */
const LOOKERS = ['guest', 'member', 'agent', 'inApp', 'installed'] as const satisfies readonly VisitorName[]
type Looker = (typeof LOOKERS)[number]

/** What can be seen of a change; of the rest only its consequences can. */
const SEEN: ReadonlySet<ItemKind> = new Set(['section', 'slot', 'navigation', 'screen'])

/** Somebody of the merchant's members. */
export interface Somebody {
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** A flag, set. */
export const flagPatch = (flag: string, on: boolean): JsonRecord => ({
  status: { info: { whitelabelVal: { [flag]: on } } },
})

/** Where what a flag does can be looked at; undefined: nowhere before somebody does something. */
export async function whereSeen(
  flag: string,
  merchants: Merchants,
  peopleOf: (merchant: Merchant) => Promise<readonly Somebody[]>,
): Promise<Phone | undefined> {
  for (const merchant of merchants.all()) {
    if (merchant.broken) continue
    const [before, after] = [
      await siteOf(merchants, merchant, flagPatch(flag, false)),
      await siteOf(merchants, merchant, flagPatch(flag, true)),
    ]
    if (!before || !after) continue
    const people = await peopleOf(merchant)
    for (const looker of LOOKERS) {
      const path = pathSeen(before, after, looker)
      const phone = path && phoneOf(looker, { ...firstPhone(merchant.code), path }, people)
      if (phone) return phone
    }
  }
  return undefined
}

const pathSeen = (before: Site, after: Site, looker: Looker): string | undefined => {
  const [group] = impactOf({ registry, before, after, visitors: [looker] })
  const change = group?.changes.find(isSeen)
  return change && pathOf(change.kind === 'screen' ? change.id : screenOf(change))
}

const isSeen = ({ kind, before, after }: Change): boolean =>
  SEEN.has(kind) && before !== 'maybe' && after !== 'maybe'

/** Home, where it is seen there. */
const screenOf = ({ screens }: Change): string =>
  screens === 'all' || screens.includes('home') ? 'home' : (screens[0] ?? 'home')

const pathOf = (screen: string): string | undefined =>
  registry.features
    .flatMap(({ screens = [] }) => screens)
    .find(({ id }) => id === screen)
    ?.paths.find((path) => !/[*:]/.test(path))

function phoneOf(looker: Looker, phone: Phone, people: readonly Somebody[]): Phone | undefined {
  if (looker === 'inApp' || looker === 'installed') return { ...phone, device: looker }
  if (looker === 'guest') return { ...phone, who: GUEST }
  const type = looker === 'agent' ? 1 : 0
  const who = people.find((one) => one.type === type && !one.firstTimeLogin)?.userName
  return who === undefined ? undefined : { ...phone, who }
}
