/** The identity providers (docs/conformance.md § 2.3: Firebase arguments). */
export const CHANNELS = ['google', 'facebook', 'twitter', 'line', 'phone'] as const
export type FirebaseChannel = (typeof CHANNELS)[number]

/** The identity as login and registration requests contain it (docs/conformance.md § 2.3). */
export interface FirebaseArguments {
  readonly firebaseChannel: FirebaseChannel
  readonly firebaseIdToken: string
}

/** Channels whose provider has its own sign-in page. */
export type ProviderChannel = Exclude<FirebaseChannel, 'phone'>

export const isProviderChannel = (value: unknown): value is ProviderChannel =>
  value === 'google' || value === 'facebook' || value === 'twitter' || value === 'line'
