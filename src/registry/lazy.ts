import type { ComponentType } from 'react'

/**
 * A component that is downloaded when a gate opens (docs/architecture.md). Unlike React.lazy it can be preloaded before the first
 * render and then renders at once: React delays a reveal by 300 ms after a committed Suspense fallback.
 */
export interface Lazy<Props = object> {
  /** Downloads it once; a failed download can be retried. */
  readonly preload: () => Promise<ComponentType<Props>>
  /** The component, if it has been loaded. */
  readonly current: () => ComponentType<Props> | undefined
}

export function lazy<Props = object>(load: () => Promise<{ default: ComponentType<Props> }>): Lazy<Props> {
  let component: ComponentType<Props> | undefined
  let pending: Promise<ComponentType<Props>> | undefined
  return {
    current: () => component,
    preload: () => {
      pending ??= load().then(
        (module) => {
          component = module.default
          return module.default
        },
        (error: unknown) => {
          pending = undefined
          throw error
        },
      )
      return pending
    },
  }
}
