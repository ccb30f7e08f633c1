import { useEffect } from 'react'
import type { Loadable } from '../../layouts/parts.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loadableOf, type QueryOutcome } from './loadable.ts'
import { useAppQuery } from './queries.ts'
import type { Usable, UsableQuery } from './usable.ts'

interface Options {
  /** False: nothing is asked. */
  readonly enabled?: boolean
}

/** Asks, and reports what had to be left out of the answer. */
export function useUsable<Wire>(query: UsableQuery<Wire>, options: Options = {}): QueryOutcome<Usable<Wire>> {
  const { report } = usePlanned()
  const { data, error, refetch } = useAppQuery({ ...query, ...options })
  useEffect(() => {
    for (const problem of data?.problems ?? []) report(problem)
  }, [data, report])
  return { data, error, refetch }
}

/** As {@link useUsable}, and at once what a layout draws. `view` is pure; undefined stands for no answer at all. */
export function useUsableView<Wire, View>(
  query: UsableQuery<Wire>,
  view: (wire: Wire | undefined) => View | undefined,
): Loadable<View> {
  return loadableOf(useUsable(query), ({ value }) => view(value))
}
