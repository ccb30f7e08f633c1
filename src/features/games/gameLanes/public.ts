import type { QueryClient } from '@tanstack/react-query'
import { lanesQuery } from './api.ts'

// What other features may use of this one.

/** A game as its card shows it. */
export interface KnownGame {
  readonly name: string
  /** As it was sent: not guarded yet. */
  readonly image: string | undefined
}

/** What a game is called and looks like, if the games have been asked for already: nobody asks for them for a name's sake. */
export function knownGame(queries: QueryClient, code: string, vendor: string): KnownGame | undefined {
  const known = queries.getQueryData<Awaited<ReturnType<ReturnType<typeof lanesQuery>['queryFn']>>>(
    lanesQuery().queryKey,
  )
  const cards = known?.value?.data?.lanes?.flatMap((lane) => lane.cards ?? []) ?? []
  const same = cards.filter((card) => card.code === code)
  const card = same.find((one) => one.vendor === vendor) ?? same[0]
  return card && { name: card.displayName, image: card.image }
}
