import { type ReactNode, startTransition, useEffect, useReducer, useState } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import type { Lazy } from './lazy.ts'
import { useReport } from './PlanContext.ts'

interface Props<P extends object> {
  readonly feature: string
  readonly load: Lazy<P>
  readonly props: P
  /** Shown while the component is downloaded. */
  readonly waiting?: ReactNode
  /** Shown if the download failed or the component threw. */
  readonly broken?: ReactNode
}

/**
 * Renders a lazy component: at once if it is already loaded, otherwise after the download. If it throws or cannot be
 * downloaded, the error is reported and `broken` is shown; the rest of the screen stays (docs/architecture.md).
 */
export function LazyPart<P extends object>({
  feature,
  load,
  props,
  waiting = null,
  broken = null,
}: Props<P>) {
  const report = useReport()
  const [, arrived] = useReducer((count: number) => count + 1, 0)
  const [failed, setFailed] = useState(false)
  const Component = load.current()
  // Other code may load it between this render and the effect, which would cause no render.
  const isMissing = Component === undefined

  useEffect(() => {
    if (!isMissing) return
    let mounted = true
    load.preload().then(
      // Rendered in slices: a touch meanwhile is answered first.
      () => mounted && startTransition(arrived),
      () => {
        if (!mounted) return
        setFailed(true)
        report({ code: 'feature.notLoaded', source: 'runtime', pointer: `/${feature}`, instead: 'left out' })
      },
    )
    return () => {
      mounted = false
    }
  }, [load, feature, report, isMissing])

  if (failed) return broken
  if (!Component) return waiting
  return (
    <ErrorBoundary
      fallback={() => broken}
      onError={() =>
        report({ code: 'feature.crashed', source: 'runtime', pointer: `/${feature}`, instead: 'left out' })
      }
    >
      <Component {...props} />
    </ErrorBoundary>
  )
}
