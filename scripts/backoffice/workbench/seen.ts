import { registry } from '../../../src/app/registry.ts'
import type { Site } from '../../../src/site/site.ts'
import { firstPhone, GUEST, type Phone } from '../../../src/workbench/model/state.ts'
import { type Change, impactOf } from '../../merchant/impact/impactOf.ts'
import type { ItemKind } from '../../merchant/impact/view.ts'
import type { VisitorName } from '../../merchant/visitors.ts'
import type { JsonRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { siteOf } from './site.ts'

/** Visitors that a phone can simulate, simplest first. */
const LOOKERS = ['guest', 'member', 'agent', 'inApp', 'installed'] as const satisfies readonly VisitorName[]
type Looker = (typeof LOOKERS)[number]

/** Parts that are visible themselves; of others only the consequences are. */
const SEEN: ReadonlySet<ItemKind> = new Set(['section', 'slot', 'navigation', 'screen'])

/** A member of the merchant. */
export interface Somebody {
  readonly userName: string
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** A flag with its value. */
export const flagPatch = (flag: string, on: boolean): JsonRecord => ({
  status: { info: { whitelabelVal: { [flag]: on } } },
})

/** The screen on which a flag's effect is visible; undefined where it needs an interaction. */
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

/** Prefers the home. */
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
