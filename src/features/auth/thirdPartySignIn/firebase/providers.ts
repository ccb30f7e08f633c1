import {
  type Auth,
  type AuthProvider,
  FacebookAuthProvider,
  GoogleAuthProvider,
  getRedirectResult,
  OAuthProvider,
  signInWithCredential,
  signInWithPopup,
  signInWithRedirect,
  TwitterAuthProvider,
} from 'firebase/auth'
import type { ProviderChannel } from '../model/channel.ts'
import { takeIdToken } from './auth.ts'

/** Firebase has no provider class for Line: it is an OpenID Connect provider with this id. */
const LINE = 'oidc.line'

function providerOf(channel: ProviderChannel): AuthProvider {
  switch (channel) {
    case 'google':
      return new GoogleAuthProvider().setCustomParameters({ prompt: 'select_account' })
    case 'facebook':
      return new FacebookAuthProvider()
    case 'twitter':
      return new TwitterAuthProvider()
    case 'line':
      return new OAuthProvider(LINE)
  }
}

/** Called during the tap with an `auth` that is already loaded: otherwise the browser blocks the window. */
export async function signInByPopup(auth: Auth, channel: ProviderChannel): Promise<string> {
  const { user } = await signInWithPopup(auth, providerOf(channel))
  return takeIdToken(auth, user)
}

/** Leaves the page. The promise only settles if that fails. */
export const leaveForProvider = (auth: Auth, channel: ProviderChannel): Promise<never> =>
  signInWithRedirect(auth, providerOf(channel))

/** The ID token from a redirect; undefined if the player returned without a result. */
export async function takeRedirectResult(auth: Auth): Promise<string | undefined> {
  const result = await getRedirectResult(auth)
  return result ? takeIdToken(auth, result.user) : undefined
}

/** Exchanges One Tap's credential for a Firebase ID token. */
export async function signInByCredential(auth: Auth, googleIdToken: string): Promise<string> {
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken))
  return takeIdToken(auth, user)
}

export { openAuth } from './auth.ts'
