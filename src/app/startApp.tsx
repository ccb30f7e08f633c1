import type { Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { setClient } from '../api/current.ts'
import { lazyClient } from '../api/lazyClient.ts'
import { readDevice } from '../device/readDevice.ts'
import { preloadEndpointNotice } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import { loadWide } from '../layouts/wide/loadWide.ts'
import { type Plan, plan } from '../registry/plan.ts'
import type { SafeStorage } from '../session/storage.ts'
import { createSessionStore } from '../session/store.ts'
import { urlTokenUse } from '../session/urlToken.ts'
import { setSiteSource } from '../site/current.ts'
import type { Problem } from '../site/problem.ts'
import { addProblem, type SiteStore } from '../site/store.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { App } from './App.tsx'
import { Crash } from './Crash.tsx'
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
  readonly planned: (plan: Plan<LayoutParts>) => void
}

/**
 * Everything between a site and the first picture of it: session, client, plan, and the download of all that the plan
 * shows, awaited so that nothing suspends. Answers what puts the app into a root.
 */
export async function startApp(env: Env): Promise<(root: Root) => void> {
  const { page, store, i18n, local } = env
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

  const client = lazyClient(async () => {
    const { startDeferredServices } = await import('./deferredServices.ts')
    const recheckSite = () => void env.recheckSite()
    return startDeferredServices({
      ...env,
      siteStore: store,
      site,
      session,
      notices,
      device,
      recheckSite,
      before,
      isFromUrl,
      otherToken: use === 'ask' ? token : undefined,
    })
  })
  setClient(client)
  setSiteSource(() => store.getState().site)
  let owner = session.current()?.token
  session.subscribe(() => {
    const token = session.current()?.token
    if (token === owner) return
    owner = token
    client.clear()
  })
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) session.reread()
  })
  const runtime: Runtime = {
    siteStore: store,
    session,
    notices,
    i18n,
    device,
    loadDeferredServices: client.preload,
    planned: env.planned,
    parts: new Map(),
  }
  const screen = matchScreen(registry.features, page.location.pathname)
  const first = plan(registry, factsOf(site, session.getState(), device, screen))
  env.planned(first)
  await Promise.all([
    preloadPlan(first, screen, runtime, page),
    // Without them a wide window shows what a phone does.
    loadWide(page).catch(() => undefined),
  ])

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
      void preloadEndpointNotice()
      void i18n.ready('domainNotice')
    }, QUIET_MS)
  }
}
