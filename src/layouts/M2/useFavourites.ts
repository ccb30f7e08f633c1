import { useSyncExternalStore } from 'react'
import { createFavourites } from './model/favourites.ts'

const store = createFavourites(() => window.localStorage)

/** The favourite games of this device, and the way to change them. */
export function useFavourites(): {
  readonly codes: readonly string[]
  readonly toggle: (code: string) => void
} {
  return { codes: useSyncExternalStore(store.subscribe, store.current), toggle: store.toggle }
}
