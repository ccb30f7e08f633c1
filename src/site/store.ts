import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Failure } from './answer.ts'
import type { Problem } from './problem.ts'
import type { Site } from './site.ts'

/** What the page knows of its site now. */
export interface SiteState {
  /** The running site; undefined until one has been resolved. */
  readonly site: Site | undefined
  /** Why the site may not be used now, whatever was known before. */
  readonly failure: Failure | undefined
  /** What went wrong while running, beside the site's own problems; the newest last. */
  readonly runtimeProblems: readonly Problem[]
}

export type SiteStore = StoreApi<SiteState>

/** Enough for a report, too few to grow for ever. */
const MOST_RUNTIME_PROBLEMS = 100

export function createSiteStore(): SiteStore {
  return createStore<SiteState>(() => ({ site: undefined, failure: undefined, runtimeProblems: [] }))
}

/** Adds a runtime problem once: the same fault at the same place is not told twice. */
export function addProblem(store: SiteStore, problem: Problem): void {
  const { runtimeProblems } = store.getState()
  if (runtimeProblems.some((known) => known.code === problem.code && known.pointer === problem.pointer))
    return
  store.setState({ runtimeProblems: [...runtimeProblems, problem].slice(-MOST_RUNTIME_PROBLEMS) })
}
