import { useEffect, useEffectEvent, useMemo } from 'react'
import type { Draw, Loadable } from '../../layouts/parts.ts'
import { loadableOf } from '../shared/loadable.ts'
import { useAppQueryClient } from '../shared/queries.ts'
import { useFormats } from '../shared/useFormats.ts'
import { useSiteLinks } from '../shared/useSiteLinks.ts'
import { useUsable } from '../shared/useUsable.ts'
import { matchesQuery } from './api.ts'
import { drawsOf, type Kind, resultsOf, untilAsking, untilNext } from './model/draws.ts'
import { useMoment } from './useMoment.ts'

/** Returns draws or matches. When one begins, the list is sorted again and requested again to learn the next one. */
export function useDraws(
  kind: Kind,
  limit: number | undefined,
): { readonly coming: Loadable<readonly Draw[]>; readonly results: readonly Draw[] } {
  const { moment: format } = useFormats()
  const { target } = useSiteLinks()
  const queries = useAppQueryClient()
  const query = matchesQuery()
  const outcome = useUsable(query)
  const sent = outcome.data?.value
  const around = useMemo(() => ({ kind, link: target, format }), [kind, target, format])
  const drawsAt = (now: number) => drawsOf(sent, { ...around, now, limit })
  // Date formatting is the most expensive step here, so it is skipped where only the times are needed.
  const timesAt = (now: number) => drawsOf(sent, { ...around, format: () => '', now, limit: undefined })

  const now = useMoment((moment) => untilNext(timesAt(moment), moment))
  const askedAt = queries.getQueryState(query.queryKey)?.dataUpdatedAt ?? now
  const wait = untilAsking(timesAt(now), askedAt, now)
  // A failed request becomes due again each time `now` changes.
  const due = wait === undefined ? undefined : now + wait
  const ask = useEffectEvent(() => void outcome.refetch())
  useEffect(() => {
    if (due === undefined) return
    const timer = setTimeout(() => ask(), due - Date.now())
    return () => clearTimeout(timer)
  }, [due])
  const results = useMemo(() => resultsOf(sent, { ...around, now, limit }), [sent, around, now, limit])
  return { coming: loadableOf(outcome, () => drawsAt(now)), results }
}
