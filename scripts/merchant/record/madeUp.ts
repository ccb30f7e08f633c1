import expectations from '../../../schemas/expectations.schema.json' with { type: 'json' }
import type { ScreenId } from '../../../src/registry/ids.ts'
import type { Site } from '../../../src/site/site.ts'
import { featuresOnScreen } from '../expected.ts'
import type { VisitorName } from '../visitors.ts'

const FEATURES: readonly string[] = expectations.$defs.featureId.enum

const AT_HOME: readonly ScreenId[] = ['home', 'member.home']
const AS_GUEST: readonly ScreenId[] = ['home', 'login', 'register']
/** The visitors and screens of a recorded folder's expectations. */
const LOOKED_AT: readonly (readonly [VisitorName, readonly ScreenId[]])[] = [
  ['guest', AS_GUEST],
  ['newMember', AT_HOME],
  ['member', [...AT_HOME, 'voucherCenter', 'withdraw', 'benefits', 'rewardCenter']],
  ['agent', [...AT_HOME, 'agentRegister']],
  ['type4', AT_HOME],
  ['inApp', AS_GUEST],
  ['installed', AS_GUEST],
]

/** The features that each visitor sees by the plan. Pure. */
export function expectationsOf(site: Site): object {
  const visitors = LOOKED_AT.map(([visitor, screens]) => {
    const seen = screens.flatMap((screen) => {
      const all = featuresOnScreen(site, visitor, screen)
      return all.length > 0 ? [[screen, all.filter((id) => FEATURES.includes(id))] as const] : []
    })
    return [visitor, Object.fromEntries(seen)] as const
  })
  return { visitors: Object.fromEntries(visitors) }
}

const PASSWORD = 'Player!2026'

/** Invented members: one of each kind that gates distinguish. Pure. */
export function membersOf({ currency, languages: [language] }: Site): object {
  const member = (id: string, userName: string, type: number, more: object) => ({
    userName,
    password: PASSWORD,
    id,
    type,
    regDate: '2026-01-01T00:00:00Z',
    language,
    balance: '100.00',
    ...(currency && { currency }),
    ...more,
  })
  return {
    members: [
      member('10000001', 'player', 0, { note: 'made up: a regular member' }),
      member('10000002', 'newbie', 0, { firstTimeLogin: true, note: 'made up: a member on the first login' }),
      member('10000003', 'agent', 1, { note: 'made up: an agent' }),
      member('10000004', 'quiet', 4, { note: 'made up: a member without chat' }),
    ],
  }
}
