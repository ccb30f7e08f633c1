import { deleteApp, type FirebaseApp, initializeApp } from 'firebase/app'
import {
  type Auth,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signOut,
  type User,
} from 'firebase/auth'
import type { FirebaseSettings } from '../../../../site/site.ts'
import { admitVendor, GOOGLE_SCRIPTS } from '../../../shared/vendorPolicy.ts'
import { bareDomain, emulatorOrigin } from '../model/emulator.ts'
import { loadScript } from './loadScript.ts'

/** The Firebase app's name. It must be the same on every load: the result of a redirect is found by it. */
const APP = 'signIn'

interface Opened {
  readonly key: string
  readonly app: FirebaseApp
  readonly auth: Promise<Auth>
}

let opened: Opened | undefined

/**
 * Opens Firebase Authentication of a site once. Nothing is persisted: the player's data stays in memory until the ID token is
 * obtained, so no token of the provider remains in storage.
 *
 * @throws Error if the site has no Firebase project
 */
export function openAuth(settings: FirebaseSettings | undefined): Promise<Auth> {
  if (!settings) return Promise.reject(new Error('The site has no Firebase project'))
  const key = JSON.stringify(settings)
  if (opened?.key === key) return opened.auth
  if (opened) void deleteApp(opened.app).catch(() => undefined)
  const emulator = emulatorOrigin(settings.authDomain, window.location.hostname)
  const admitted = admitVendor({
    addresses: emulator === undefined ? GOOGLE_SCRIPTS : [...GOOGLE_SCRIPTS, `${emulator}/emulator/`],
  })
  const { vapidKey: _, authDomain, ...options } = settings
  const app = initializeApp({ ...options, ...(authDomain && { authDomain: bareDomain(authDomain) }) }, APP)
  const auth = admitted.then(
    () => (emulator === undefined ? start(app) : startEmulated(app, emulator)),
    (error: unknown) => {
      opened = undefined
      void deleteApp(app).catch(() => undefined)
      throw error
    },
  )
  opened = { key, app, auth }
  return auth
}

function start(app: FirebaseApp): Auth {
  const auth = initializeAuth(app, {
    persistence: inMemoryPersistence,
    popupRedirectResolver: browserPopupRedirectResolver,
  })
  auth.languageCode = document.documentElement.lang || null
  return auth
}

/** Uses the emulator's `gapi`, if it serves one, and no reCAPTCHA, which the emulator does not support. */
async function startEmulated(app: FirebaseApp, origin: string): Promise<Auth> {
  await loadScript(`${origin}/emulator/js/api.js`).catch(() => undefined)
  const auth = start(app)
  connectAuthEmulator(auth, origin, { disableWarnings: true })
  auth.settings.appVerificationDisabledForTesting = true
  return auth
}

/** Returns the ID token of the user who has just signed in, and signs the user out of the library. */
export async function takeIdToken(auth: Auth, user: User): Promise<string> {
  const token = await user.getIdToken()
  await signOut(auth).catch(() => undefined)
  return token
}
