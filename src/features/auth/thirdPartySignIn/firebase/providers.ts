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

/** Line has no provider of its own in Firebase: it is an OpenID Connect one of this name. */
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

/** Called in the tap itself with an `auth` that is there already, so that the browser lets the window open. */
export async function signInByPopup(auth: Auth, channel: ProviderChannel): Promise<string> {
  const { user } = await signInWithPopup(auth, providerOf(channel))
  return takeIdToken(auth, user)
}

/** Leaves the page; nothing comes after, unless it fails. */
export const leaveForProvider = (auth: Auth, channel: ProviderChannel): Promise<never> =>
  signInWithRedirect(auth, providerOf(channel))

/** What the redirect brought back; undefined where the player came back without an answer. */
export async function takeRedirectResult(auth: Auth): Promise<string | undefined> {
  const result = await getRedirectResult(auth)
  return result ? takeIdToken(auth, result.user) : undefined
}

/** From One Tap's credential to an ID token of Firebase's. */
export async function signInByCredential(auth: Auth, googleIdToken: string): Promise<string> {
  const { user } = await signInWithCredential(auth, GoogleAuthProvider.credential(googleIdToken))
  return takeIdToken(auth, user)
}

export { openAuth } from './auth.ts'
