import type { QueryClient } from '@tanstack/react-query'
import { lanesQuery } from './api.ts'

// What other features may use of this one.

/** What a game is called, if the games have been asked for already: nobody asks for them for a name's sake. */
export function knownName(queries: QueryClient, code: string, vendor: string): string | undefined {
  const known = queries.getQueryData<Awaited<ReturnType<ReturnType<typeof lanesQuery>['queryFn']>>>(
    lanesQuery().queryKey,
  )
  const cards = known?.value?.data?.lanes?.flatMap((lane) => lane.cards ?? []) ?? []
  const same = cards.filter((card) => card.code === code)
  return (same.find((card) => card.vendor === vendor) ?? same[0])?.displayName
}
