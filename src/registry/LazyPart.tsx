import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { ErrorBoundary } from '../ui/ErrorBoundary.tsx'
import type { Lazy } from './lazy.ts'
import { useReport } from './PlanContext.ts'

interface Props<P extends object> {
  readonly feature: string
  readonly load: Lazy<P>
  readonly props: P
  /** While it is downloaded. */
  readonly waiting?: ReactNode
  /** Where it could not be downloaded, or threw. */
  readonly broken?: ReactNode
}

/**
 * Renders a declared component: at once if it was loaded before, otherwise when it arrives. A part that throws, or
 * cannot be downloaded, is reported and leaves `broken`; the screen around it lives on (docs/architecture.md).
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
  // Somebody else may load it between this render and its effect: then it is there, and nobody would say so.
  const isMissing = Component === undefined

  useEffect(() => {
    if (!isMissing) return
    let mounted = true
    load.preload().then(
      () => mounted && arrived(),
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
