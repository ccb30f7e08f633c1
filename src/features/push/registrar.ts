import { deleteApp, getApps, initializeApp } from 'firebase/app'
import * as library from 'firebase/messaging'
import { PushFailure, pushFailureOf } from './model/failure.ts'
import type { PushSettings } from './model/settings.ts'

/** Registers with the messaging service, by either of the library's two ways. */
export interface PushRegistrar {
  /**
   * Registers this browser or refreshes its registration. Returns the token or id that the back office sends to.
   * @throws PushFailure
   */
  register(registration: ServiceWorkerRegistration): Promise<string>
  /**
   * Removes the registration and the browser's subscription.
   * @throws PushFailure
   */
  unregister(registration: ServiceWorkerRegistration): Promise<void>
}

/** Timeout for the library's callback, ms; the library has none itself (docs/conformance.md § 2.9). */
const REGISTRATION_TIMEOUT_MS = 10_000
const APP = 'push'
const PROBE = 'push-probe'

async function open(settings: PushSettings): Promise<library.Messaging> {
  const supported = await library.isSupported().catch(() => false)
  // The library does not say which requirement is missing.
  if (!supported)
    throw new PushFailure((await keepsData()) ? 'unsupported-browser' : 'indexed-db-unsupported')
  const { vapidKey: _, ...options } = settings
  const opened = getApps().find(({ name }) => name === APP)
  if (opened && JSON.stringify(opened.options) === JSON.stringify(options))
    return library.getMessaging(opened)
  if (opened) await deleteApp(opened).catch(() => undefined)
  return library.getMessaging(initializeApp(options, APP))
}

/** Whether IndexedDB works; a private window may refuse it. */
function keepsData(): Promise<boolean> {
  return new Promise((resolve) => {
    try {
      const opening = indexedDB.open(PROBE)
      opening.onerror = () => resolve(false)
      opening.onsuccess = () => {
        opening.result.close()
        indexedDB.deleteDatabase(PROBE)
        resolve(true)
      }
    } catch {
      resolve(false)
    }
  })
}

async function unsubscribe(registration: ServiceWorkerRegistration): Promise<void> {
  await (await registration.pushManager.getSubscription())?.unsubscribe()
}

/**
 * Registers by token, which is the platform's `registrationToken`. Deprecated by the library since 12.19. The library
 * refreshes the token itself after seven days.
 */
function byToken(settings: PushSettings): PushRegistrar {
  const { vapidKey } = settings
  return {
    async register(serviceWorkerRegistration) {
      const messaging = await open(settings)
      return library.getToken(messaging, { vapidKey, serviceWorkerRegistration })
    },
    async unregister(serviceWorkerRegistration) {
      const messaging = await open(settings)
      // Tells the library about our worker; otherwise it would register its own at the root.
      await library.getToken(messaging, { vapidKey, serviceWorkerRegistration })
      await library.deleteToken(messaging)
    },
  }
}

/** Registers by installation id, the library's new way. The id is passed to a callback. */
function byInstallation(settings: PushSettings): PushRegistrar {
  const { vapidKey } = settings
  return {
    async register(serviceWorkerRegistration) {
      const messaging = await open(settings)
      return new Promise<string>((resolve, reject) => {
        const timer = setTimeout(
          () => fail(new PushFailure('fid-registration-failed')),
          REGISTRATION_TIMEOUT_MS,
        )
        const stop = library.onRegistered(messaging, (id) => {
          clearTimeout(timer)
          resolve(id)
        })
        const fail = (error: unknown) => {
          clearTimeout(timer)
          stop()
          reject(error)
        }
        library.register(messaging, { vapidKey, serviceWorkerRegistration }).catch(fail)
      })
    },
    async unregister(serviceWorkerRegistration) {
      await library.unregister(await open(settings))
      await unsubscribe(serviceWorkerRegistration)
    },
  }
}

/** `token` is used until the platform accepts installation ids. */
const WAYS = { token: byToken, installation: byInstallation }

export function createRegistrar(settings: PushSettings, way: keyof typeof WAYS = 'token'): PushRegistrar {
  const chosen = WAYS[way](settings)
  return {
    register: (registration) =>
      chosen.register(registration).catch((error: unknown) => {
        throw pushFailureOf(error, 'token-subscribe-failed')
      }),
    unregister: (registration) =>
      chosen.unregister(registration).catch((error: unknown) => {
        throw pushFailureOf(error, 'token-unsubscribe-failed')
      }),
  }
}
