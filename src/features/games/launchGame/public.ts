import { type Launch, launchPath, trialPath } from './model/address.ts'

// Public API for other features: links to games.

export { type Launch, launchPath, trialPath } from './model/address.ts'
export { LOBBY_CODE, LOTTERY_VENDORS, lotteryArea } from './model/lottery.ts'
export { launchesWith, moveState } from './model/move.ts'

/**
 * The link target of a game. Other features must link to games only through this. The screen sends a guest to the login, and to
 * the game afterwards (docs/conformance.md § 2.5). `backUrl`: the path inside the app to which the game leads back.
 */
export const launchTarget = (launch: Launch, backUrl?: string): { readonly to: string } => ({
  to: launchPath(launch, backUrl),
})

/** Like {@link launchTarget}, but without money; for guests and members. */
export const trialTarget = (launch: Launch, backUrl?: string): { readonly to: string } => ({
  to: trialPath(launch, backUrl),
})
