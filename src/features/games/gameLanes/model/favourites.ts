import type { FavouriteGames } from '../../../../layouts/games.ts'
import type { SafeStorage } from '../../../../session/storage.ts'
import { favouritesKey, MOST_FAVOURITES, readFavourites } from '../../favourites/public.ts'
import type { Played } from '../../played/public.ts'

type Game = Parameters<FavouriteGames['has']>[0]

const isSame = (kept: Played, { code, vendor }: Game): boolean =>
  kept.code === code && (kept.vendor === '' || kept.vendor === vendor)

export const isFavourite = (kept: readonly Played[], game: Game): boolean =>
  kept.some((one) => isSame(one, game))

/** Adds the game at the front, or removes it if it is in the list. */
export function toggled(kept: readonly Played[], game: Game): readonly Played[] {
  const others = kept.filter((one) => !isSame(one, game))
  if (others.length < kept.length) return others
  return [{ code: game.code, vendor: game.vendor }, ...others].slice(0, MOST_FAVOURITES)
}

/** The favourite games of a member, or of the guests on this device. */
export interface Favourites extends FavouriteGames {
  /** Most recent first; the same array until it changes. */
  readonly current: () => readonly Played[]
}

/** @param memberId empty for guests */
export function createFavourites(
  store: Pick<SafeStorage, 'getItem' | 'setItem'>,
  merchant: string,
  memberId: string,
): Favourites {
  const listeners = new Set<() => void>()
  let kept = readFavourites(store, merchant, memberId)
  return {
    current: () => kept,
    has: (game) => isFavourite(kept, game),
    toggle(game) {
      kept = toggled(kept, game)
      store.setItem(favouritesKey(merchant, memberId), JSON.stringify(kept))
      for (const changed of listeners) changed()
    },
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
  }
}
