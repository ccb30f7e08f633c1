import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Failure } from './answer.ts'
import type { Problem } from './problem.ts'
import type { Site } from './site.ts'

/** The page's current knowledge of its site. */
export interface SiteState {
  /** The running site; undefined until one has been resolved. */
  readonly site: Site | undefined
  /** Why the site cannot be used now, regardless of what was known before. */
  readonly failure: Failure | undefined
  /** Problems at run time, in addition to the site's own; the newest last. */
  readonly runtimeProblems: readonly Problem[]
}

export type SiteStore = StoreApi<SiteState>

/** Enough for a report; limited, so that the list does not grow without end. */
const MOST_RUNTIME_PROBLEMS = 100

export function createSiteStore(): SiteStore {
  return createStore<SiteState>(() => ({ site: undefined, failure: undefined, runtimeProblems: [] }))
}

/** Adds a runtime problem, unless the same fault at the same place is already in the list. */
export function addProblem(store: SiteStore, problem: Problem): void {
  const { runtimeProblems } = store.getState()
  if (runtimeProblems.some((known) => known.code === problem.code && known.pointer === problem.pointer))
    return
  store.setState({ runtimeProblems: [...runtimeProblems, problem].slice(-MOST_RUNTIME_PROBLEMS) })
}
