import { type AppContext, onePer } from '../../registry/AppContext.ts'
import { NEUTRAL_CACHE, NEUTRAL_KEY, readNeutral, SUBSCRIPTION_CHANGED } from '../shared/pushTexts.ts'
import { type Bound, bind, tellLeft, type Unbound, unbind } from './model/flow.ts'
import { canPush } from './model/support.ts'
import { createTurns } from './model/turns.ts'
import { currentSettings, pageEnv } from './page.ts'

export type { PushFailure, PushFailureKey } from './model/failure.ts'
export { pushFailureOf } from './model/failure.ts'
export type { Bound, Unbound }

/** The member whose push token is bound. */
export interface PushMember {
  readonly id: string | null
  readonly userName: string | null
  readonly merchantCode: string
}

/** Whether push is available: enabled by the site and supported by this browser. */
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
 * Leaves all topics and ends the subscription. Works offline too; the back office is then told once online.
 *
 * @param session the token of the session that is about to end
 * @throws PushFailure where the browser keeps the subscription
 */
export function unbindPush(app: AppContext, session?: string): Promise<Unbound> {
  // The logout and the end of the session both call this, so they share one run.
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

/** Calls back when the browser has changed the subscription: the token must be bound again. Returns a stop function. */
export function onSubscriptionChange(changed: () => void): () => void {
  const { serviceWorker } = navigator
  const follow = ({ data }: MessageEvent<unknown>) => {
    const type: unknown = typeof data === 'object' && data !== null ? Reflect.get(data, 'type') : undefined
    if (type === SUBSCRIPTION_CHANGED) changed()
  }
  serviceWorker.addEventListener('message', follow)
  return () => serviceWorker.removeEventListener('message', follow)
}

/** Calls back when the player allows messages in the browser's settings. Returns a stop function. */
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
 * Stores the texts that the worker shows for a push without usable content. No build knows the merchant. Never rejects.
 *
 * @param body in the player's language; undefined: the stored text is kept
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
    // The worker then shows the site's host name.
  }
}
