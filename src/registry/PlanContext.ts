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

/** Apart from the whole: an overlay that comes or goes renders nobody again who shows none. */
const SteadyContext = createContext<(Steady & Pick<Planned, 'report'>) | undefined>(undefined)

/** Apart from the plan: a part that only reports is not rendered again by each new plan. */
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

/** Where a fault is reported. Throws outside of the app. */
export const useReport = (): Planned['report'] => must(useContext(ReportContext), 'useReport')

/** The running plan, as far as it is steady. Throws outside of the app: a mistake of ours, never of a merchant's. */
export const usePlanned = (): Steady & Pick<Planned, 'report'> =>
  must(useContext(SteadyContext), 'usePlanned')

/** The running plan with what lies over the screen and what features have decided: rendered again with each of them. */
export const useWholePlan = (): Planned => must(useContext(WholeContext), 'useWholePlan')
