import type { Root } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { StyleSheetManager } from 'styled-components'
import type { Client } from '../api/client.ts'
import { preloadEndpointNotice } from '../features/domainNotice/public.ts'
import { loadWide } from '../layouts/wide/loadWide.ts'
import { plan } from '../registry/plan.ts'
import type { Problem } from '../site/problem.ts'
import { addProblem } from '../site/store.ts'
import { componentStyles } from '../themes/atRules.ts'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import { FollowedLinks } from '../ui/FollowedLinks.tsx'
import { AddressRouter } from './AddressRouter.tsx'
import { App } from './App.tsx'
import { Crash } from './Crash.tsx'
import type { DeferredServicesEnv } from './deferredServices.ts'
import type { Exposed } from './describeSite.ts'
import { matchScreen } from './matchScreen.ts'
import { createNoticeStore } from './notices.ts'
import { preloadPlan } from './preloadPlan.ts'
import { registry } from './registry.ts'
import { factsOf, type Runtime, visitOf } from './runtime.ts'

const CRASHED: Problem = {
  code: 'feature.crashed',
  source: 'runtime',
  pointer: '',
  instead: 'a way to start again',
}

/** Delay after the first paint before loading what is only needed when the connection is lost, ms. */
const QUIET_MS = 3000

interface Env extends Omit<DeferredServicesEnv, 'notices' | 'explainWith'> {
  readonly exposed: Exposed
  /** Sets how the client's code is loaded; from then on calls are sent. */
  readonly serve: (load: () => Promise<Client>) => void
  /** Downloads that code; never rejects. */
  readonly preloadClient: () => Promise<void>
}

/**
 * Makes the plan and downloads everything that the first paint shows, so that nothing suspends.
 *
 * @returns a function that renders the app into a React root
 */
export async function startApp(env: Env): Promise<(root: Root) => void> {
  const { app, site, exposed } = env
  const { page, siteStore, session, device, i18n } = app
  const notices = createNoticeStore()
  env.serve(async () => {
    const { startDeferredServices } = await import('./deferredServices.ts')
    return startDeferredServices({ ...env, notices, explainWith: exposed.explainWith })
  })
  const runtime: Runtime = {
    app,
    notices,
    loadDeferredServices: env.preloadClient,
    planned: exposed.planned,
    parts: new Map(),
  }
  const screen = matchScreen(registry.features, page.location.pathname)
  const first = plan(registry, factsOf(visitOf(app, site, session.getState()), device, screen))
  exposed.planned(first)
  await Promise.all([
    preloadPlan(first, screen, runtime, page),
    // Without the wide parts a wide window shows the phone's layout.
    loadWide(page).catch(() => undefined),
  ])

  const stylePlugins = componentStyles(page.document)

  return (root) => {
    root.render(
      <I18nextProvider i18n={i18n.instance}>
        <StyleSheetManager stylisPlugins={stylePlugins}>
          <ErrorBoundary onError={() => addProblem(siteStore, CRASHED)} fallback={() => <Crash />}>
            <AddressRouter>
              <FollowedLinks>
                <App runtime={runtime} />
              </FollowedLinks>
            </AddressRouter>
          </ErrorBoundary>
        </StyleSheetManager>
      </I18nextProvider>,
    )
    page.setTimeout(() => {
      void preloadEndpointNotice(app)
      void i18n.ready('domainNotice')
    }, QUIET_MS)
  }
}
