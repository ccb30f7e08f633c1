import { createContext, createElement, type ReactNode, useContext, useMemo, useState } from 'react'
import type { Problem } from '../site/problem.ts'
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'
import { type Steady, steadyOf } from './steady.ts'

/** The whole plan, the facts it was made from, and where to report a fault. */
export interface Planned {
  readonly plan: Plan
  readonly facts: Facts
  readonly report: (problem: Problem) => void
}

const WholeContext = createContext<Planned | undefined>(undefined)

/** Separate from the whole plan, so that an overlay change does not re-render other components. */
const SteadyContext = createContext<(Steady & Pick<Planned, 'report'>) | undefined>(undefined)

/** Separate from the plan, so that components that only report do not re-render with each plan. */
const ReportContext = createContext<Planned['report'] | undefined>(undefined)

export function PlanProvider({
  value,
  children,
}: {
  readonly value: Planned
  readonly children: ReactNode
}): ReactNode {
  const [before, setBefore] = useState(() => steadyOf(value))
  const steady = steadyOf(value, before)
  if (steady !== before) setBefore(steady)
  const { report } = value
  const reporting = useMemo(() => ({ ...steady, report }), [steady, report])
  return createElement(
    ReportContext.Provider,
    { value: report },
    createElement(
      SteadyContext.Provider,
      { value: reporting },
      createElement(WholeContext.Provider, { value }, children),
    ),
  )
}

function must<T>(value: T | undefined, name: string): T {
  if (!value) throw new Error(`${name}() outside of <PlanProvider>`)
  return value
}

/** Returns the function that reports a problem. @throws Error outside of the app */
export const useReport = (): Planned['report'] => must(useContext(ReportContext), 'useReport')

/** Returns the part of the plan that overlays do not change. @throws Error outside of the app */
export const usePlanned = (): Steady & Pick<Planned, 'report'> =>
  must(useContext(SteadyContext), 'usePlanned')

/** Returns the whole plan with overlays and feature decisions; re-renders on every change of them. */
export const useWholePlan = (): Planned => must(useContext(WholeContext), 'useWholePlan')
