import { useSyncExternalStore } from 'react'
import { tick } from '../ui/haptics.ts'
import type { FavouriteGames, GameCard } from './games.ts'

/** Whether a game is a favourite, and a function to change it. Re-renders only when this game's state changes. */
export function useFavourite(favourites: FavouriteGames, game: GameCard): readonly [boolean, () => void] {
  const isFavourite = useSyncExternalStore(favourites.subscribe, () => favourites.has(game))
  const toggle = () => {
    tick()
    favourites.toggle(game)
  }
  return [isFavourite, toggle]
}
