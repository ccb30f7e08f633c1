/** How many entries PageUp and PageDown move. */
export const PAGE = 8

/** The list entry that a key moves to (`at` -1: none is active); undefined for other keys. The arrow keys wrap around. */
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
