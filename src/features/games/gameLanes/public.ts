import type { QueryClient } from '@tanstack/react-query'
import { lanesQuery } from './api.ts'

// Public API for other features.

export { GameArea } from './GameArea.tsx'
export { cardsOf } from './model/choose.ts'
export { useAllGames } from './useAllGames.ts'
export { useFavourites } from './useFavourites.ts'

/** The name and image of a game's card. */
export interface KnownGame {
  readonly name: string
  /** The URL as sent. It has not passed the URL guard yet. */
  readonly image: string | undefined
}

/** A game's name and image, if the games have already been requested. It sends no request of its own. */
export function knownGame(queries: QueryClient, code: string, vendor: string): KnownGame | undefined {
  const known = queries.getQueryData<Awaited<ReturnType<ReturnType<typeof lanesQuery>['queryFn']>>>(
    lanesQuery().queryKey,
  )
  const cards = known?.value?.data?.lanes?.flatMap((lane) => lane.cards ?? []) ?? []
  const same = cards.filter((card) => card.code === code)
  const card = same.find((one) => one.vendor === vendor) ?? same[0]
  return card && { name: card.displayName, image: card.image }
}
