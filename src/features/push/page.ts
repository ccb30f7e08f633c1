import type { Client } from '../../api/client.ts'
import type { AppContext } from '../../registry/AppContext.ts'
import { ownScript } from '../../ui/url/trusted.ts'
import { localStore } from '../shared/localStore.ts'
import {
  deletePushTokenCall,
  fcmBindCall,
  fcmSubscribeCall,
  fcmUnsubscribeCall,
  registerPushTokenCall,
  TOPIC,
} from './api.ts'
import { PushFailure } from './model/failure.ts'
import type { PushDevice, PushEnv, PushOffice } from './model/flow.ts'
import { isOfKey } from './model/key.ts'
import { type PushSettings, pushSettings } from './model/settings.ts'

/** The worker of this build; boot registers the same one (docs/contract.md). */
const WORKER = '/m/sw.js'
const SCOPE = '/m/'
/** Timeout for an active worker, ms; the same as the library's own (docs/conformance.md § 2.9). */
const WORKER_TIMEOUT_MS = 10_000

/** How push is set up on the running site; undefined where it is not enabled. */
export const currentSettings = ({ siteStore }: AppContext): PushSettings | undefined =>
  pushSettings(siteStore.getState().site?.firebase)

function activation(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PushFailure('failed-service-worker-registration')),
      WORKER_TIMEOUT_MS,
    )
    const follow = () => {
      if (worker.state !== 'activated' && worker.state !== 'redundant') return
      clearTimeout(timer)
      worker.removeEventListener('statechange', follow)
      if (worker.state === 'activated') resolve()
      else reject(new PushFailure('failed-service-worker-registration'))
    }
    worker.addEventListener('statechange', follow)
    follow()
  })
}

/**
 * Waits for our own registration's worker to be active. It is passed to the library, which would otherwise register
 * another one at the root.
 * @throws PushFailure
 */
async function activeRegistration(): Promise<ServiceWorkerRegistration> {
  try {
    const { serviceWorker } = navigator
    const registration =
      (await serviceWorker.getRegistration(SCOPE)) ??
      (await serviceWorker.register(ownScript(WORKER), { scope: SCOPE }))
    const coming = registration.installing ?? registration.waiting
    if (!registration.active && coming) await activation(coming)
    return registration
  } catch (cause) {
    throw cause instanceof PushFailure
      ? cause
      : new PushFailure('failed-service-worker-registration', { cause })
  }
}

const subscriptionOf = async () =>
  (await navigator.serviceWorker.getRegistration(SCOPE))?.pushManager.getSubscription()

/** Loads the library on first use. */
const registrarOf = async (settings: PushSettings) => {
  const { createRegistrar } = await import('./registrar.ts')
  return createRegistrar(settings)
}

function pageDevice(settings: PushSettings | undefined): PushDevice {
  const registrar = () =>
    settings ? registrarOf(settings) : Promise.reject(new PushFailure('missing-app-config-values'))
  return {
    endpoint: async () => (await subscriptionOf())?.endpoint,
    register: async () => {
      const registration = await activeRegistration()
      const subscription = await subscriptionOf()
      const made = subscription?.options?.applicationServerKey
      if (settings && !isOfKey(made, settings.vapidKey)) await subscription?.unsubscribe()
      return (await registrar()).register(registration)
    },
    unregister: async () => {
      const registration = await activeRegistration()
      await (await registrar()).unregister(registration)
    },
    drop: async () => void (await (await subscriptionOf())?.unsubscribe()),
  }
}

/** The back office calls. Callers report failures themselves, so the client's own alert is off. */
const officeOf = (client: Client): PushOffice => ({
  save: (token, vapidKey, signal) =>
    client.send(registerPushTokenCall, { body: { token, vapidKey }, signal, alert: false }),
  bind: (registrationToken, signal) =>
    client.send(fcmBindCall, { body: { registrationToken }, signal, alert: false }),
  subscribe: (registrationToken, signal) =>
    client.send(fcmSubscribeCall, { body: { registrationToken, topic: TOPIC }, signal, alert: false }),
  unsubscribe: (registrationToken, session) =>
    client.send(fcmUnsubscribeCall, {
      body: { registrationToken, unsubscribeAll: true },
      alert: false,
      ...(session !== undefined && { token: session }),
    }),
  remove: (token, vapidKey, session) =>
    client.send(deletePushTokenCall, {
      body: { token, vapidKey },
      alert: false,
      ...(session !== undefined && { token: session }),
    }),
})

export const pageEnv = (client: Client, settings: PushSettings | undefined): PushEnv => ({
  device: pageDevice(settings),
  office: officeOf(client),
  storage: localStore,
  now: () => Date.now(),
  isOnline: () => navigator.onLine,
})
