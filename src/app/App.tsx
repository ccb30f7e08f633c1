import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { endpointStore } from '../features/domainNotice/public.ts'
import { PartsProvider } from '../layouts/PartsContext.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import { AppProvider } from '../registry/AppContext.ts'
import { LazyPart } from '../registry/LazyPart.tsx'
import { lazy } from '../registry/lazy.ts'
import { PlanProvider } from '../registry/PlanContext.ts'
import { plan as makePlan, type Plan, type PlannedScreen } from '../registry/plan.ts'
import type { Problem } from '../site/problem.ts'
import type { Site } from '../site/site.ts'
import { addProblem } from '../site/store.ts'
import { Redirect } from '../ui/navigation.ts'
import { withTracked } from '../ui/url/guard.ts'
import { matchScreen } from './matchScreen.ts'
import type { NoticeStore } from './notices.ts'
import { registry } from './registry.ts'
import { factsOf, type Runtime, visitOf } from './runtime.ts'
import { ScreenHost } from './ScreenHost.tsx'

const over = lazy<{ readonly notices: NoticeStore }>(() => import('./AppChrome.tsx'))

/** Renders the visitor's plan with React. The decisions are made elsewhere, by pure functions. */
export function App({ runtime }: { readonly runtime: Runtime }) {
  const site = useStore(runtime.app.siteStore, (state) => state.site)
  return site ? <Planned runtime={runtime} site={site} /> : null
}

function Planned({ runtime, site }: { readonly runtime: Runtime; readonly site: Site }) {
  const session = useStore(runtime.app.session)
  const line = useStore(endpointStore, ({ trouble }) => (trouble ? 'lost' : undefined))
  const asked = useStore(runtime.app.overlays.requested)
  const decided = useStore(runtime.app.overlays.decisions)
  const { pathname, search, hash } = useLocation()
  const screen = matchScreen(registry.features, pathname)
  const visit = useMemo(() => visitOf(runtime.app, site, session), [runtime, site, session])
  const facts = useMemo(
    () => factsOf(visit, runtime.app.device, screen, line, asked, decided),
    [visit, runtime.app.device, screen, line, asked, decided],
  )
  const plan = useMemo(() => makePlan(registry, facts), [facts])
  const report = useCallback((problem: Problem) => addProblem(runtime.app.siteStore, problem), [runtime])
  const planned = useMemo(() => ({ plan, facts, report }), [plan, facts, report])
  const parts = useLayoutParts(runtime, plan, report)

  useEffect(() => {
    runtime.planned(plan)
  }, [runtime, plan])

  const target = plan.screens.find((candidate) => candidate.screen.id === screen)
  const instead = insteadOf(target, plan)
  if (instead) {
    // The wanted address is kept in the history state, where no link can set it.
    const wanted = { wanted: pathname + search + hash }
    return <Redirect to={withTracked(instead.screen.paths[0], search)} state={wanted} />
  }
  if (!parts) return null
  return (
    <AppProvider value={runtime.app}>
      <PlanProvider value={planned}>
        <PartsProvider value={parts}>
          <ScreenHost />
          <LazyPart feature="app" load={over} props={{ notices: runtime.notices }} />
        </PartsProvider>
      </PlanProvider>
    </AppProvider>
  )
}

/** The screen to redirect to: the required first screen, or an allowed one; undefined: no redirect. */
function insteadOf(target: PlannedScreen | undefined, { first, screens }: Plan): PlannedScreen | undefined {
  if (first) return target === first ? undefined : first
  if (!target || target.isOpen) return undefined
  return screens.find(({ screen }) => screen.id === (target.screen.otherwise ?? 'login'))
}

/**
 * The components of the plan's layout. If the layout changes while the app runs, the new one is loaded first and the old one
 * stays until then, so that the screen never becomes blank.
 */
function useLayoutParts(
  runtime: Runtime,
  plan: Plan<LayoutParts>,
  report: (problem: Problem) => void,
): LayoutParts | undefined {
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  const { layout } = plan
  const parts = runtime.parts.get(layout.id)
  useEffect(() => {
    if (runtime.parts.has(layout.id)) return
    layout.load().then(
      (loaded) => {
        runtime.parts.set(layout.id, loaded)
        arrived()
      },
      () =>
        report({
          code: 'feature.notLoaded',
          source: 'runtime',
          pointer: `/layouts/${layout.id}`,
          instead: 'the one before',
        }),
    )
  }, [runtime, layout, report])
  return parts ?? [...runtime.parts.values()].at(-1)
}
