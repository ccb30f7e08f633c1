import type { QueryClient } from '@tanstack/react-query'
import type { Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { BrowserRouter } from 'react-router-dom'
import { createClient } from '../api/client.ts'
import { setClient } from '../api/current.ts'
import { createQueryClient } from '../api/query.ts'
import { readDevice } from '../device/readDevice.ts'
import { marketingCodes, REG_INFO_KEY } from '../features/account/model/marketing.ts'
import { bringForLostLine, lendToLines } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import { type Plan, plan } from '../registry/plan.ts'
import type { SafeStorage } from '../session/storage.ts'
import { createSessionStore } from '../session/store.ts'
import type { Problem } from '../site/problem.ts'
import { addProblem, type SiteStore } from '../site/store.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { App } from './App.tsx'
import { bringPlan } from './bring.ts'
import { Crash } from './Crash.tsx'
import { failureSubscriber } from './failures.ts'
import { matchScreen } from './matchScreen.ts'
import { createNoticeStore } from './notices.ts'
import { registry } from './registry.ts'
import { factsOf, type Runtime } from './runtime.ts'

const CRASHED: Problem = {
  code: 'feature.crashed',
  source: 'runtime',
  pointer: '',
  instead: 'a way to start again',
}

/** What is only needed when the line is lost is brought this long after the first picture, ms. */
const QUIET_MS = 3000

interface Env {
  readonly page: Window
  /** The page's fetch; it may hand over what is on its way already. */
  readonly fetch: typeof fetch
  readonly store: SiteStore
  readonly i18n: I18n
  readonly local: SafeStorage
  readonly perTab: SafeStorage
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
  const notices = createNoticeStore()
  const device = readDevice(page, (key) => local.getItem(key))

  const client = createClient({
    baseUrl: '',
    fetch: env.fetch,
    merchant: () => session.current()?.merchantCode ?? merchant,
    language: () => i18n.language().code,
    device: () => device.label,
    token: () => session.current()?.token,
    tokenIsCurrent: (token) => session.tokenIsCurrent(token),
    storage: env.perTab,
    now: () => Date.now(),
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
    onFailure: failureSubscriber({
      i18n,
      session,
      notices,
      local,
      goToLogin: () => page.location.assign('/m/login'),
      recheckSite: () => void env.recheckSite(),
    }),
    crypto: () => page.crypto,
  })
  setClient(client)
  lendToLines({
    page,
    merchant: () => merchant,
    codes: () => marketingCodes(page.location.search, local.getItem(REG_INFO_KEY)),
    storage: local,
  })

  let queries: QueryClient = createQueryClient()
  let owner = session.current()?.token
  session.subscribe(() => {
    const token = session.current()?.token
    if (token === owner) return
    owner = token
    queries.clear()
    client.clear()
    queries = createQueryClient()
  })

  const runtime: Runtime = {
    siteStore: store,
    session,
    notices,
    i18n,
    device,
    queries: () => queries,
    planned: env.planned,
    parts: new Map(),
  }
  const screen = matchScreen(registry.features, page.location.pathname)
  const first = plan(registry, factsOf(site, session.getState(), device, screen))
  env.planned(first)
  await bringPlan(first, screen, runtime)

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
      void bringForLostLine()
      void i18n.ready('domainNotice')
    }, QUIET_MS)
  }
}
