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

/** Whether a game is a favourite, and a function to change it. Re-renders only when this game's state changes. */
export function useFavourite(code: string): readonly [boolean, () => void] {
  const isFavourite = useSyncExternalStore(store.subscribe, () => store.current().includes(code))
  return [isFavourite, () => store.toggle(code)]
}
