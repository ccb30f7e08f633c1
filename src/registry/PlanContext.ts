import { createContext, createElement, type ReactNode, useContext } from 'react'
import type { Problem } from '../site/problem.ts'
import type { Facts } from './facts.ts'
import type { Plan } from './plan.ts'

/** What every component may know: the plan, the facts it was made from, and where to report a fault. */
export interface Planned {
  readonly plan: Plan
  readonly facts: Facts
  readonly report: (problem: Problem) => void
}

const Context = createContext<Planned | undefined>(undefined)

/** Apart from the plan: a part that only reports is not rendered again by each new plan. */
const ReportContext = createContext<Planned['report'] | undefined>(undefined)

export const PlanProvider = ({
  value,
  children,
}: {
  readonly value: Planned
  readonly children: ReactNode
}): ReactNode =>
  createElement(
    ReportContext.Provider,
    { value: value.report },
    createElement(Context.Provider, { value }, children),
  )

/** Where a fault is reported. Throws outside of the app. */
export function useReport(): Planned['report'] {
  const report = useContext(ReportContext)
  if (!report) throw new Error('useReport() outside of <PlanProvider>')
  return report
}

/** The running plan. Throws outside of the app: a mistake of ours, never of a merchant's. */
export function usePlanned(): Planned {
  const planned = useContext(Context)
  if (!planned) throw new Error('usePlanned() outside of <PlanProvider>')
  return planned
}
