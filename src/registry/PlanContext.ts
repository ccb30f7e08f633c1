import { createContext, useContext } from 'react'
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

export const PlanProvider = Context.Provider

/** The running plan. Throws outside of the app: a mistake of ours, never of a merchant's. */
export function usePlanned(): Planned {
  const planned = useContext(Context)
  if (!planned) throw new Error('usePlanned() outside of <PlanProvider>')
  return planned
}
