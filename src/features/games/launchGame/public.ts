import { type Launch, launchPath, trialPath } from './model/address.ts'

// What other features may use of this one: where games are linked to, and what was played.

export { type Launch, launchPath, trialPath } from './model/address.ts'
export { LOBBY_CODE, LOTTERY_VENDORS, lotteryArea } from './model/lottery.ts'
export { MOST_PLAYED, type Played, playedKey, readPlayed, rememberPlayed } from './model/played.ts'

/**
 * Where a tap on a game leads: others link to games through this and nothing else. A guest is sent to the login from there,
 * and to the game afterwards (docs/conformance.md § 2.5). `backUrl`: where the game leads back to, a path inside the app.
 */
export const launchTarget = (launch: Launch, backUrl?: string): { readonly to: string } => ({
  to: launchPath(launch, backUrl),
})

/** As {@link launchTarget}, without money: for guests and members. */
export const trialTarget = (launch: Launch, backUrl?: string): { readonly to: string } => ({
  to: trialPath(launch, backUrl),
})
