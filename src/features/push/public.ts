import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { type Bound, bind, tellLeft, type Unbound, unbind } from './model/flow.ts'
import { NEUTRAL_CACHE, NEUTRAL_KEY, readNeutral, SUBSCRIPTION_CHANGED } from './model/neutral.ts'
import { canPush } from './model/support.ts'
import { createTurns } from './model/turns.ts'
import { currentSettings, pageEnv } from './page.ts'

export type { PushFailure, PushFailureKey } from './model/failure.ts'
export { pushFailureOf } from './model/failure.ts'
export type { Bound, Unbound }

/** Whose push it is. */
export interface PushMember {
  readonly id: string | null
  readonly userName: string | null
  readonly merchantCode: string
}

/** Whether push can be had: enabled by the site, and known to this browser. */
export const pushIsPossible = (app: AppContext): boolean =>
  currentSettings(app) !== undefined && canPush({ userAgent: navigator.userAgent, hasApis: hasApis() })

const hasApis = (): boolean =>
  'Notification' in window && 'PushManager' in window && 'serviceWorker' in navigator

const inTurn = createTurns((ms) => new Promise((resolve) => setTimeout(resolve, ms)))

/**
 * Binds this browser's push token to a member, where the permission is granted.
 * @throws PushFailure, which says what a person reads (`messageKey`, namespace `notificationPrompt`)
 */
export async function bindPush(
  app: AppContext,
  member: PushMember,
  signal = new AbortController().signal,
): Promise<Bound | 'off'> {
  const settings = currentSettings(app)
  if (!settings || !pushIsPossible(app) || Notification.permission !== 'granted') return 'off'
  void storeNeutralTexts(app)
  const wanted = {
    vapidKey: settings.vapidKey,
    merchant: member.merchantCode,
    member: member.id ?? member.userName ?? '',
  }
  return inTurn(() => bind(pageEnv(app.client, settings), wanted, signal))
}

/**
 * Leaves all topics and ends the subscription; offline too, and then the back office is told when there is a line again.
 *
 * @param session the token of the session that is about to end
 * @throws PushFailure where the browser keeps the subscription
 */
export function unbindPush(app: AppContext, session?: string): Promise<Unbound> {
  // The player's logout and the end of the session ask for it, one right after the other: it is one.
  const page = pageOf(app)
  page.leaving ??= leave(app, session).finally(() => {
    page.leaving = undefined
  })
  return page.leaving
}

interface PushPage {
  leaving: Promise<Unbound> | undefined
  /** One function, so that the event has it once. */
  readonly tellWhatIsLeft: () => void
}

const pageOf = onePer(
  (app: AppContext): PushPage => ({
    leaving: undefined,
    tellWhatIsLeft: () => void tellLeft(pageEnv(app.client, currentSettings(app))),
  }),
)

async function leave(app: AppContext, session: string | undefined): Promise<Unbound> {
  const env = pageEnv(app.client, currentSettings(app))
  const done = await inTurn(() => unbind(env, session))
  if (done === 'later') window.addEventListener('online', pageOf(app).tellWhatIsLeft, { once: true })
  return done
}

/** Tells the page when the browser has changed the subscription: the token is to be bound again. What it returns stops that. */
export function onSubscriptionChange(changed: () => void): () => void {
  const { serviceWorker } = navigator
  const follow = ({ data }: MessageEvent<unknown>) => {
    const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined
    if (type === SUBSCRIPTION_CHANGED) changed()
  }
  serviceWorker.addEventListener('message', follow)
  return () => serviceWorker.removeEventListener('message', follow)
}

/** Tells the page when the player allows messages in the browser's own settings. What it returns stops that. */
export function onPermission(granted: () => void): () => void {
  const until = new AbortController()
  const follow = () => {
    if (Notification.permission === 'granted') granted()
  }
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', follow, { signal: until.signal }),
    () => undefined,
  )
  return () => until.abort()
}

/**
 * Leaves word for the worker of what a push shows that says nothing usable: no build knows the merchant. Never rejects.
 *
 * @param body in the player's language; without it, what was left before stays
 */
export async function storeNeutralTexts({ siteStore }: AppContext, body?: string): Promise<void> {
  const { site } = siteStore.getState()
  if (!site) return
  try {
    const cache = await caches.open(NEUTRAL_CACHE)
    const kept = readNeutral(await (await cache.match(NEUTRAL_KEY))?.json())
    const { name: title } = site.merchant
    const text = body ?? (kept?.title === title ? kept.body : undefined)
    const texts = { title, ...(text && { body: text }), ...(site.icon && { icon: site.icon }) }
    await cache.put(NEUTRAL_KEY, Response.json(texts))
  } catch {
    // Then it shows the site's host.
  }
}
