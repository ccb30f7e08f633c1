/** The ids that tests, layouts and features share (docs/contract.md). */

export const SCREENS = [
  'home',
  'login',
  'register',
  'member.home',
  'game',
  'changePassword',
  'launchGame',
  'voucherCenter',
  'withdraw',
  'addBankCard',
  'addBankCardPix',
  'activity',
  'rewardCenter',
  'agentRegister',
  'inviteFriends',
  'feedback',
  'mall',
  'leaderBoard',
  'benefits',
  'paymentHistory',
  'responsiblePlay',
  'maintenance',
  'accessDenied',
  'domainUnavailable',
  'siteError',
  'notFound',
] as const
export type ScreenId = (typeof SCREENS)[number]

/** Places in a layout where features add parts. A layout declares which of them it has. */
export const SLOTS = [
  'header.account',
  'header.actions',
  'shell.rail',
  'shell.float',
  'shell.footer',
  'signIn.help',
  'signIn.providers',
  'member.entries',
  'game.bar',
] as const
export type SlotName = (typeof SLOTS)[number]
