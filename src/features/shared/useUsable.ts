import { useDeferredValue, useEffect } from 'react'
import type { Loadable } from '../../layouts/parts.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loadableOf, type QueryOutcome } from './loadable.ts'
import { useAppQuery } from './queries.ts'
import type { Usable, UsableQuery } from './usable.ts'

interface Options {
  /** False: no request is sent. */
  readonly enabled?: boolean
}

/** Runs the query, and reports the parts of the answer that were left out. */
export function useUsable<Wire>(query: UsableQuery<Wire>, options: Options = {}): QueryOutcome<Usable<Wire>> {
  const { report } = usePlanned()
  const { data, error, refetch } = useAppQuery({ ...query, ...options })
  useEffect(() => {
    for (const problem of data?.problems ?? []) report(problem)
  }, [data, report])
  // An answer is rendered in slices: it never makes a touch wait for a whole section.
  return { data: useDeferredValue(data), error, refetch }
}

/** {@link useUsable}, converted for a layout. `view` must be pure; it gets undefined for an empty answer. */
export function useUsableView<Wire, View>(
  query: UsableQuery<Wire>,
  view: (wire: Wire | undefined) => View | undefined,
): Loadable<View> {
  return loadableOf(useUsable(query), ({ value }) => view(value))
}
