import { type Later, pageLater } from './later.ts'

/** The page's loading indicator. It shows while at least one task is running. */
export interface LoadingStore {
  /** Starts a task. Returns a function that ends it and may be called more than once. */
  readonly begin: () => () => void
  /**
   * After an error: drops all current tasks, because their owners may never end them, and hides the indicator for `ms`.
   * Tasks started meanwhile and still running show afterwards.
   */
  readonly hide: (ms: number) => void
  readonly shows: () => boolean
  readonly subscribe: (changed: () => void) => () => void
}

export function createLoadingStore(later: Later = pageLater): LoadingStore {
  const listeners = new Set<() => void>()
  const underWay = new Set<symbol>()
  let hidden = false
  let shown = false
  let callOff = (): void => undefined

  const settle = () => {
    const next = !hidden && underWay.size > 0
    if (next === shown) return
    shown = next
    for (const changed of listeners) changed()
  }

  return {
    begin() {
      const work = Symbol('loading')
      underWay.add(work)
      settle()
      return () => {
        underWay.delete(work)
        settle()
      }
    },
    hide(ms) {
      callOff()
      underWay.clear()
      hidden = true
      callOff = later(() => {
        hidden = false
        settle()
      }, ms)
      settle()
    },
    shows: () => shown,
    subscribe(changed) {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
