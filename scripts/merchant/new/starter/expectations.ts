import type { ScreenId } from '../../../../src/registry/ids.ts'
import type { Site } from '../../../../src/site/site.ts'
import { featuresOnScreen } from '../../expected.ts'
import type { VisitorName } from '../../visitors.ts'

const SIGN_IN = ['home', 'login', 'register'] as const

/** The visitors of each screen: every screen once, for the visitor who sees most of it. */
const SEEN: readonly (readonly [visitor: VisitorName, screens: readonly ScreenId[]])[] = [
  ['guest', [...SIGN_IN, 'activity']],
  ['newMember', ['home', 'member.home']],
  [
    'member',
    [
      'home',
      'member.home',
      'voucherCenter',
      'withdraw',
      'addBankCard',
      'feedback',
      'inviteFriends',
      'benefits',
      'leaderBoard',
      'mall',
      'activity',
      'rewardCenter',
    ],
  ],
  ['agent', ['home', 'member.home', 'agentRegister']],
  ['type4', ['home', 'member.home']],
  ['inApp', SIGN_IN],
  ['installed', SIGN_IN],
]

/** The features that each visitor sees by the current plan, as expectations for the matrix. */
export function expectationsOf(site: Site, nameable: ReadonlySet<string>): object {
  const screensOf = (visitor: VisitorName, screens: readonly ScreenId[]) =>
    Object.fromEntries(
      screens.map((screen) => [
        screen,
        featuresOnScreen(site, visitor, screen).filter((id) => nameable.has(id)),
      ]),
    )
  return {
    visitors: Object.fromEntries(SEEN.map(([visitor, screens]) => [visitor, screensOf(visitor, screens)])),
  }
}
