/** More entries of the history than anybody goes back through. */
export const MOST_PLACES = 50

/** Where a page was left, px from its top, and how high it was then. */
export interface Place {
  readonly top: number
  readonly height: number
}

/** Where each entry of the history was left; the oldest are forgotten. */
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
    /** Undefined where nothing is known of it. */
    of: (entry: string): Place | undefined => places.get(entry),
  }
}
