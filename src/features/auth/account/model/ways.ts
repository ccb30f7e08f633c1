/**
 * How a player identifies themselves at login and registration; the first is the default. Every site has both. Whether the
 * dialing code is shown beside the number is decided elsewhere (docs/conformance.md § 2.5); it is sent even if it is not shown.
 */
export const SIGN_IN_WAYS = ['username', 'mobile'] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]
