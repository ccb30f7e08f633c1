import type { Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import type { Client } from '../api/client.ts'
import type { LazyClient } from '../api/lazyClient.ts'
import { readDevice } from '../device/readDevice.ts'
import { preloadEndpointNotice } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { Overlays } from '../registry/overlays.ts'
import { plan } from '../registry/plan.ts'
import { onSessionChange } from '../session/onSessionChange.ts'
import type { SafeStorage } from '../session/storage.ts'
import { createSessionStore } from '../session/store.ts'
import { urlTokenUse } from '../session/urlToken.ts'
import type { Problem } from '../site/problem.ts'
import { addProblem, type SiteStore } from '../site/store.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { App } from './App.tsx'
import { Crash } from './Crash.tsx'
import type { Exposed } from './describeSite.ts'
import { matchScreen } from './matchScreen.ts'
import { createNoticeStore } from './notices.ts'
import type { PrefetchedResponses } from './prefetchedResponses.ts'
import { preloadPlan } from './preloadPlan.ts'
import { registry } from './registry.ts'
import { factsOf, type Runtime } from './runtime.ts'

const CRASHED: Problem = {
  code: 'feature.crashed',
  source: 'runtime',
  pointer: '',
  instead: 'a way to start again',
}

/** What is only needed when the connection is lost is loaded this long after the first picture, ms. */
const QUIET_MS = 3000

interface Env {
  readonly page: Window & { readonly crypto: Crypto }
  /** What is on its way already. */
  readonly prefetched: PrefetchedResponses
  readonly store: SiteStore
  readonly i18n: I18n
  readonly local: SafeStorage
  readonly perTab: SafeStorage
  /** The session token that came with the address, taken out of it. */
  readonly token: string | undefined
  /** Asks the back office for the site again. */
  readonly recheckSite: () => Promise<void>
  readonly exposed: Exposed
  readonly overlays: Overlays
  /** The page's client, whose code comes with {@link serve}. */
  readonly client: LazyClient
  /** Says how the client's code is loaded: from then on its calls leave. */
  readonly serve: (load: () => Promise<Client>) => void
}

/**
 * Everything between a site and the first picture of it: session, client, plan, and the download of all that the plan
 * shows, awaited so that nothing suspends. Answers what puts the app into a root.
 */
export async function startApp(env: Env): Promise<(root: Root) => void> {
  const { page, store, i18n, local, client, exposed, overlays } = env
  const { site } = store.getState()
  if (!site) throw new Error('startApp() needs a site')
  const merchant = site.merchant.code
  const session = createSessionStore({ storage: env.perTab, merchant })
  const before = session.current()
  const { token } = env
  const use = token === undefined ? 'drop' : urlTokenUse(token, before, page.parent !== page)
  const isFromUrl = token !== undefined && use === 'adopt' && session.adoptToken(token)
  const notices = createNoticeStore()
  const device = readDevice(page, (key) => local.getItem(key))

  const app: AppContext = { page, local, client, siteStore: store, session, device, overlays, i18n }
  env.serve(async () => {
    const { startDeferredServices } = await import('./deferredServices.ts')
    return startDeferredServices({
      ...env,
      app,
      site,
      notices,
      recheckSite: () => void env.recheckSite(),
      explainWith: exposed.explainWith,
      before,
      isFromUrl,
      otherToken: use === 'ask' ? token : undefined,
    })
  })
  onSessionChange(session, client.clear)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.reread()
  })
  const runtime: Runtime = {
    app,
    notices,
    loadDeferredServices: client.preload,
    planned: exposed.planned,
    parts: new Map(),
  }
  const screen = matchScreen(registry.features, page.location.pathname)
  const first = plan(registry, factsOf(site, session.getState(), device, screen))
  exposed.planned(first)
  await preloadPlan(first, screen, runtime, page)

  return (root) => {
    root.render(
      <I18nextProvider i18n={i18n.instance}>
        <ErrorBoundary onError={() => addProblem(store, CRASHED)} fallback={() => <Crash />}>
          <BrowserRouter useTransitions={false}>
            <App runtime={runtime} />
          </BrowserRouter>
        </ErrorBoundary>
      </I18nextProvider>,
    )
    page.setTimeout(() => {
      void preloadEndpointNotice(app)
      void i18n.ready('domainNotice')
    }, QUIET_MS)
  }
}
