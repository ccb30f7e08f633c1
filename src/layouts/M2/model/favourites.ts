import { parseArray } from '../../../json/parseArray.ts'
/** Where the codes of favourite games are kept, on this device only. */
export const FAVOURITES_KEY = 'M2_favourites'
/** The longest list that is stored. */
export const MOST_FAVOURITES = 200

/** Reads a list of game codes from storage, most recent first. Invalid content gives an empty list. */
export function readFavourites(text: string | null): readonly string[] {
  const codes = parseArray(text).filter((code): code is string => typeof code === 'string' && code !== '')
  return [...new Set(codes)].slice(0, MOST_FAVOURITES)
}

/** Adds the game to the list, or removes it if it is already there. */
export function toggled(codes: readonly string[], code: string): readonly string[] {
  return codes.includes(code)
    ? codes.filter((other) => other !== code)
    : [code, ...codes].slice(0, MOST_FAVOURITES)
}

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** The one list of favourites: kept in storage where there is one, in memory for as long as the page lives. */
export function createFavourites(storage: () => Storage) {
  const listeners = new Set<() => void>()
  let codes: readonly string[] | undefined

  const read = (): readonly string[] => {
    try {
      return readFavourites(storage().getItem(FAVOURITES_KEY))
    } catch {
      return []
    }
  }
  const current = (): readonly string[] => {
    codes ??= read()
    return codes
  }
  return {
    current,
    toggle(code: string): void {
      codes = toggled(current(), code)
      try {
        storage().setItem(FAVOURITES_KEY, JSON.stringify(codes))
      } catch {
        // Storage is full or blocked: the favourite lasts until the page is closed.
      }
      for (const changed of listeners) changed()
    },
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}
