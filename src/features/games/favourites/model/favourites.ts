import { parseArray } from '../../../../json/parseArray.ts'
import type { FavouriteGames } from '../../../../layouts/games.ts'
import type { SafeStorage } from '../../../../session/storage.ts'
import { type Played, readPlayed } from '../../played/public.ts'

/** Maximum number of favourites to remember. */
export const MOST_FAVOURITES = 200
/** Where earlier versions kept the favourites of everybody on this device: codes only. */
export const OLD_KEY = 'M2_favourites'

type Store = Pick<SafeStorage, 'getItem' | 'setItem'>
type Game = Parameters<FavouriteGames['has']>[0]

/** The storage key: one for each member of each merchant, and one for guests (no id). */
export const favouritesKey = (merchant: string, memberId: string): string =>
  `SHELL_favourites:${encodeURIComponent(merchant)}:${encodeURIComponent(memberId)}`

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

/**
 * The kept favourites, most recent first. A member without a list begins with what was chosen on this device before the login.
 * Invalid entries are left out.
 *
 * @param memberId empty for guests
 */
export function readFavourites(
  store: Pick<Store, 'getItem'>,
  merchant: string,
  memberId: string,
): readonly Played[] {
  for (const key of [favouritesKey(merchant, memberId), favouritesKey(merchant, '')]) {
    if (store.getItem(key) !== null) return readPlayed(store, key, MOST_FAVOURITES)
  }
  const codes = parseArray(store.getItem(OLD_KEY))
  return codes.flatMap((code) => (typeof code === 'string' && code ? [{ code, vendor: '' }] : []))
}

/** The favourite games of a member, or of the guests on this device. */
export interface Favourites extends FavouriteGames {
  /** Most recent first; the same array until it changes. */
  readonly current: () => readonly Played[]
}

/** @param memberId empty for guests */
export function createFavourites(store: Store, merchant: string, memberId: string): Favourites {
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
