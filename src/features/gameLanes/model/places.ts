/** More entries of the history than anybody goes back through. */
export const MOST_PLACES = 50

/** Where each entry of the history was left, px from the top; the oldest are forgotten. */
export function createPlaces() {
  const places = new Map<string, number>()
  return {
    leave(entry: string, top: number): void {
      places.delete(entry)
      if (top <= 0) return
      places.set(entry, top)
      const [oldest] = places.keys()
      if (places.size > MOST_PLACES && oldest !== undefined) places.delete(oldest)
    },
    /** 0 where nothing is known of it. */
    of: (entry: string): number => places.get(entry) ?? 0,
  }
}
