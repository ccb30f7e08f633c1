import { useSyncExternalStore } from 'react'
import { type AppContext, onePer, useApp } from '../../../registry/AppContext.ts'
import { localStore } from '../../shared/localStore.ts'
import type { Played } from '../played/public.ts'
import { createFavourites, type Favourites } from './model/favourites.ts'

const listsOf = onePer((_: AppContext) => new Map<string, Favourites>())

/**
 * The favourite games, and the list as it is now.
 *
 * @param memberId empty for guests
 */
export function useFavourites(merchant: string, memberId: string): readonly [Favourites, readonly Played[]] {
  const lists = listsOf(useApp())
  const key = JSON.stringify([merchant, memberId])
  const favourites = lists.get(key) ?? createFavourites(localStore, merchant, memberId)
  lists.set(key, favourites)
  return [favourites, useSyncExternalStore(favourites.subscribe, favourites.current)]
}
