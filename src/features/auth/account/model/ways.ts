/**
 * How a player can say who they are, at login and registration; the first is shown first. Every site has both: whether the
 * dialing code stands beside the number is another question (docs/conformance.md § 2.5), and it goes along unseen where it does not.
 */
export const SIGN_IN_WAYS = ['username', 'mobile'] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]
