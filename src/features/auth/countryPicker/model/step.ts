/** How far a page key goes. */
export const PAGE = 8

/** Where a key leads from an entry of a list (-1: none); undefined for keys that do not move. The ends meet. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  switch (key) {
    case 'ArrowDown':
      return (at + 1) % count
    case 'ArrowUp':
      return at <= 0 ? count - 1 : at - 1
    case 'PageDown':
      return Math.min(at + PAGE, count - 1)
    case 'PageUp':
      return Math.max(at - PAGE, 0)
    default:
      return undefined
  }
}
