/** Maximum number of history entries to remember. Nobody goes back through more. */
export const MOST_PLACES = 50

/** The scroll position at which a page was left, px from its top, and the page's height then. */
export interface Place {
  readonly top: number
  readonly height: number
}

/** Stores the scroll position of each history entry and removes the oldest. */
export function createPlaces() {
  const places = new Map<string, Place>()
  return {
    leave(entry: string, place: Place): void {
      places.delete(entry)
      if (place.top <= 0) return
      places.set(entry, place)
      const [oldest] = places.keys()
      if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest)
    },
    /** undefined if nothing is stored for the entry. */
    of: (entry: string): Place | undefined => places.get(entry),
  }
}
