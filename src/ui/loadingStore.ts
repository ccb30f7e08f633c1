import { type Later, pageLater } from './toastStore.ts'

/** The page's loading indicator: it shows while anything that was begun is under way. */
export interface LoadingStore {
  /** Something has begun; what it returns ends it, and may be called again. */
  readonly begin: () => () => void
  /**
   * After an error: whatever shows now is taken down for good, since whoever began it may never end it, and for `ms`
   * nothing shows. What begins meanwhile and is then still under way shows afterwards.
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
