import { type Client, createClient } from '../api/client.ts'
import type { ClientEnv } from '../api/env.ts'
import { createServerClock, type ServerClock } from '../api/serverClock.ts'
import { followSuspicions } from '../features/domainNotice/start.ts'
import { queryClientOf } from '../features/shared/queries.ts'
import { REMEMBERED_LOGIN_KEY } from '../features/shared/rememberedLogin.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { SessionInfo } from '../session/codec.ts'
import type { SafeStorage } from '../session/storage.ts'
import { onStorageFailure } from '../session/storageFailure.ts'
import type { Site } from '../site/site.ts'
import { takeCarriedToast } from '../ui/carriedToast.ts'
import { toasts } from '../ui/toasts.ts'
import { checkToken } from './checkToken.ts'
import type { Exposed } from './describeSite.ts'
import { explainFeature } from './explainFeature.ts'
import { failureSubscriber } from './failures.ts'
import { followSession } from './followSession.ts'
import { whenIdle } from './idle.ts'
import type { NoticeStore } from './notices.ts'
import { type PrefetchedResponses, storePrefetched, withPrefetchedResponses } from './prefetchedResponses.ts'

export interface DeferredServicesEnv {
  readonly app: AppContext
  readonly notices: NoticeStore
  /** Requests the site again because the domain is no longer valid. */
  readonly recheckSite: () => void
  /** Receives the function that explains decisions. */
  readonly explainWith: Exposed['explainWith']
  /** Responses that were requested early. */
  readonly prefetched: PrefetchedResponses
  /** The site that the app was started for. */
  readonly site: Site
  readonly perTab: SafeStorage
  /** The session at page start, even if it has ended since. */
  readonly before: SessionInfo | undefined
  /** The session's token came with the address; its member is not known yet. */
  readonly isFromUrl: boolean
  /** Another token that came with the address, while a member was logged in. */
  readonly otherToken: string | undefined
}

/** By this time the first paint has made all its requests, ms. */
const ASKED_MS = 3000
/** Early responses that are not used by then are outdated, ms. A slow phone uses them late. */
const HELD_MS = 10_000
/** How long the message about failed storage shows, ms: longer than most, because it shows only once. */
const STORAGE_MESSAGE_MS = 6000

/**
 * Starts what the first paint does not need: the client, and the listeners to session, storage and language.
 * It loads beside the first paint, together with the sections that make calls.
 */
export function startDeferredServices(env: DeferredServicesEnv): Client {
  const { page } = env.app
  const clock = createServerClock(() => Date.now(), env.perTab)
  // Early responses do not set the server's time: it is not known how long ago they arrived.
  const calls = withPrefetchedResponses(clock.timed(page.fetch.bind(page)), env.prefetched)
  const client = createClient(clientEnv(env, calls.fetch, clock))
  listen(env, calls)
  return client
}

function listen(env: DeferredServicesEnv, calls: ReturnType<typeof withPrefetchedResponses>): void {
  const { app } = env
  const { page, session, i18n, local } = app
  env.explainWith(explainFeature)
  page.setTimeout(() => storePrefetched(local, page.location.pathname, calls.sent()), ASKED_MS)
  page.setTimeout(() => env.prefetched.answers.clear(), HELD_MS)
  whenIdle(page, () => {
    import('./installable.ts').then(
      ({ makeInstallable }) => makeInstallable({ ...app, perTab: env.perTab }),
      () => undefined,
    )
  })
  followSuspicions(app)
  // The back office answers in the language of the request header, so cached answers are outdated.
  i18n.instance.on('languageChanged', () => void queryClientOf(app).invalidateQueries())
  onStorageFailure(() =>
    toasts.show({
      text: i18n.instance.t('storage_unavailable'),
      tone: 'warning',
      duration: STORAGE_MESSAGE_MS,
    }),
  )
  // The toast that the previous document left for this one. Taken once, so that it is not shown twice.
  const carried = takeCarriedToast(() => page.sessionStorage)
  if (carried) toasts.show(carried)
  if (env.isFromUrl) void checkToken(app)
  const { otherToken } = env
  if (otherToken !== undefined)
    import('./askAccount.ts').then(
      ({ askAccount }) => askAccount({ ...app, notices: env.notices }, otherToken),
      () => undefined,
    )
  followSession(app, env.before)
  if (!session.current() && local.getItem(REMEMBERED_LOGIN_KEY) !== null)
    import('../features/auth/account/start.ts').then(
      ({ autoLogIn }) => autoLogIn(app),
      () => undefined,
    )
}

function clientEnv(env: DeferredServicesEnv, fetch: ClientEnv['fetch'], clock: ServerClock): ClientEnv {
  const { app } = env
  const { page, session, i18n } = app
  return {
    baseUrl: '',
    fetch,
    merchant: () => session.current()?.merchantCode ?? env.site.merchant.code,
    language: () => i18n.language().code,
    device: () => app.device.label,
    token: () => session.current()?.token,
    tokenIsCurrent: (token) => session.tokenIsCurrent(token),
    storage: env.perTab,
    now: () => Date.now(),
    serverNow: clock.now,
    random: () => Math.random(),
    delay: (ms, signal) =>
      new Promise((resolve) => {
        const timer = page.setTimeout(resolve, ms)
        const settle = () => {
          page.clearTimeout(timer)
          resolve()
        }
        signal.addEventListener('abort', settle, { once: true })
      }),
    isHttps: () => page.location.protocol === 'https:',
    isOnline: () => page.navigator.onLine,
    onFailure: failureSubscriber({ ...app, notices: env.notices, recheckSite: env.recheckSite }),
    onTracked: (action) => {
      if (action === 'none') return
      import('../features/tracking/public.ts').then(
        ({ track }) => track(app, { eventName: action }),
        () => undefined,
      )
    },
    crypto: () => page.crypto,
  }
}
