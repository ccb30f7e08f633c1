import {
  NEUTRAL_CACHE,
  NEUTRAL_KEY,
  type Neutral,
  readNeutral,
  SUBSCRIPTION_CHANGED,
} from '../features/shared/pushTexts.ts'
import { guardedUrl, type PushMessage, readPush } from './pushMessage.ts'

interface Waiting {
  waitUntil(work: Promise<unknown>): void
}

interface PushReceived extends Waiting {
  readonly data: { text(): string } | null
}

interface Clicked extends Waiting {
  readonly notification: { readonly data: unknown; close(): void }
}

interface SubscriptionChange extends Waiting {
  readonly oldSubscription?: { readonly options: PushSubscriptionOptions } | null
  readonly newSubscription?: object | null
}

/** A window of the site. */
export interface PushWindow {
  readonly url: string
  readonly visibilityState: 'visible' | 'hidden'
  postMessage(message: unknown): void
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}

/** The part of `ServiceWorkerGlobalScope` that push handling needs. */
export interface PushScope {
  readonly location: { readonly hostname: string }
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options?: NotificationOptions): Promise<void>
    readonly pushManager: { subscribe(options?: PushSubscriptionOptionsInit): Promise<unknown> }
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly PushWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  readonly caches: {
    open(name: string): Promise<{ match(key: string): Promise<{ json(): Promise<unknown> } | undefined> }>
  }
  addEventListener(type: 'push', listener: (event: PushReceived) => void): void
  addEventListener(type: 'notificationclick', listener: (event: Clicked) => void): void
  addEventListener(type: 'pushsubscriptionchange', listener: (event: SubscriptionChange) => void): void
}

const windowsOf = (scope: PushScope): Promise<readonly PushWindow[]> =>
  scope.clients.matchAll({ type: 'window', includeUncontrolled: true })

async function neutralOf(scope: PushScope): Promise<Neutral> {
  try {
    const kept = await (await scope.caches.open(NEUTRAL_CACHE)).match(NEUTRAL_KEY)
    const read = readNeutral(await kept?.json())
    if (read) return read
  } catch {
    // Treated as no message.
  }
  return { title: scope.location.hostname }
}

/** Every push shows a notification: iOS revokes the subscription of a worker that does not. */
async function show(scope: PushScope, message: PushMessage): Promise<void> {
  const neutral = await neutralOf(scope)
  const { title = neutral.title, icon = neutral.icon, image, tag } = message
  const body = message.body ?? (message.title === undefined ? neutral.body : undefined)
  // Only Chromium supports `image`, and the type does not have it. Other browsers ignore it.
  const extra = image === undefined ? {} : { image }
  const data = { url: message.url }
  try {
    await scope.registration.showNotification(title, {
      data,
      ...extra,
      ...(body !== undefined && { body }),
      ...(icon !== undefined && { icon }),
      ...(tag !== undefined && { tag }),
    })
  } catch {
    await scope.registration.showNotification(neutral.title, { data })
  }
}

/** A visible page receives the message too, in the form that the messaging library expects. */
async function tell(scope: PushScope, message: PushMessage): Promise<void> {
  if (!message.handOver) return
  for (const window of await windowsOf(scope)) {
    if (window.visibilityState === 'visible') window.postMessage(message.handOver)
  }
}

function textOf(event: PushReceived): string | undefined {
  try {
    return event.data?.text()
  } catch {
    return undefined
  }
}

/** Focuses a window that shows the page; else navigates a window of the site; else opens a new one. */
async function goTo(scope: PushScope, url: string): Promise<void> {
  const windows = (await windowsOf(scope)).filter((one) => one.url.startsWith(scope.registration.scope))
  const same = windows.find((one) => one.url === url)
  const window = same ?? windows.find((one) => one.visibilityState === 'visible') ?? windows[0]
  if (!window) return void (await scope.clients.openWindow(url))
  try {
    await window.focus()
    if (!same) await window.navigate(url)
  } catch {
    // A window that another worker controls cannot be navigated.
    await scope.clients.openWindow(url)
  }
}

/** Renews the subscription with the same key. Open pages then renew the token. */
async function renew(scope: PushScope, event: SubscriptionChange): Promise<void> {
  const options = event.oldSubscription?.options
  if (!event.newSubscription && options?.applicationServerKey) {
    const { applicationServerKey } = options
    await scope.registration.pushManager
      .subscribe({ userVisibleOnly: true, applicationServerKey })
      .catch(() => undefined)
  }
  for (const window of await windowsOf(scope)) window.postMessage({ type: SUBSCRIPTION_CHANGED })
}

/**
 * Handles push without Firebase in the worker: with both listeners every notification would be shown twice.
 */
export function handlePush(scope: PushScope): void {
  scope.addEventListener('push', (event) => {
    const message = readPush(textOf(event), scope.registration.scope)
    event.waitUntil(Promise.allSettled([show(scope, message), tell(scope, message)]))
  })
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close()
    const { data } = event.notification
    const url: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'url') : undefined
    event.waitUntil(goTo(scope, guardedUrl(url, scope.registration.scope)))
  })
  scope.addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(renew(scope, event))
  })
}
