/** Which identity provider a player came from (docs/conformance.md § 2.3: Firebase arguments). */
export const CHANNELS = ['google', 'facebook', 'twitter', 'line', 'phone'] as const
export type FirebaseChannel = (typeof CHANNELS)[number]

/** The identity as login and registration carry it (docs/conformance.md § 2.3). */
export interface FirebaseArguments {
  readonly firebaseChannel: FirebaseChannel
  readonly firebaseIdToken: string
}

/** Channels with a page of the provider's own to sign in on. */
export type ProviderChannel = Exclude<FirebaseChannel, 'phone'>

export const isProviderChannel = (value: unknown): value is ProviderChannel =>
  value === 'google' || value === 'facebook' || value === 'twitter' || value === 'line'
