import { QueryClientProvider } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useReducer } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { useStore } from 'zustand'
import { lineStore } from '../features/domainNotice/public.ts'
import { PartsProvider } from '../layouts/PartsContext.ts'
import type { LayoutParts } from '../layouts/parts.ts'
import { PlanProvider } from '../registry/PlanContext.ts'
import { plan as makePlan, type Plan } from '../registry/plan.ts'
import { SessionContext } from '../session/useSession.ts'
import type { Problem } from '../site/problem.ts'
import type { Site } from '../site/site.ts'
import { addProblem } from '../site/store.ts'
import { GlobalStyle } from '../themes/GlobalStyle.ts'
import { withTracked } from '../ui/url/guard.ts'
import { matchScreen } from './matchScreen.ts'
import { Overlays } from './Overlays.tsx'
import { registry } from './registry.ts'
import { factsOf, type Runtime } from './runtime.ts'
import { ScreenHost } from './ScreenHost.tsx'
import { Toasts } from './Toasts.tsx'

/** Turns the plan of this visitor into React. Everything that decides is pure and elsewhere; here it is only carried out. */
export function App({ runtime }: { readonly runtime: Runtime }) {
  const site = useStore(runtime.siteStore, (state) => state.site)
  return site ? <Planned runtime={runtime} site={site} /> : null
}

function Planned({ runtime, site }: { readonly runtime: Runtime; readonly site: Site }) {
  const session = useStore(runtime.session)
  const line = useStore(lineStore, ({ trouble }) => (trouble ? 'lost' : undefined))
  const { pathname, search } = useLocation()
  const screen = matchScreen(registry.features, pathname)
  const facts = useMemo(
    () => factsOf(site, session, runtime.device, screen, line),
    [site, session, runtime.device, screen, line],
  )
  const plan = useMemo(() => makePlan(registry, facts), [facts])
  const report = useCallback((problem: Problem) => addProblem(runtime.siteStore, problem), [runtime])
  const planned = useMemo(() => ({ plan, facts, report }), [plan, facts, report])
  const parts = useLayoutParts(runtime, plan, report)

  useEffect(() => {
    runtime.planned(plan)
  }, [runtime, plan])

  const target = plan.screens.find((candidate) => candidate.screen.id === screen)
  if (target && !target.access.on) {
    const otherwise = plan.screens.find(({ screen: { id } }) => id === (target.screen.otherwise ?? 'login'))
    // Where the player wanted to go is remembered beside the address, where no link can set it.
    const wanted = { wanted: pathname + search }
    if (otherwise) {
      return <Navigate to={withTracked(otherwise.screen.paths[0], search)} state={wanted} replace />
    }
  }
  if (!parts) return null
  return (
    <QueryClientProvider client={runtime.queries()}>
      <SessionContext value={runtime.session}>
        <PlanProvider value={planned}>
          <PartsProvider value={parts}>
            <GlobalStyle />
            <ScreenHost target={target} />
            <Overlays notices={runtime.notices} />
            <Toasts />
          </PartsProvider>
        </PlanProvider>
      </SessionContext>
    </QueryClientProvider>
  )
}

/**
 * The components of the plan's layout. A layout that changes while the app runs is brought first; until then the one
 * before stays, so that nothing turns blank.
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
