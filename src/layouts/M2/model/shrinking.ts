/** How far a finger moves before the bar believes it, px. */
const HESITATION = 12
/** The bar is always large near the top, px. */
const TOP = 64

/** What the bar remembers between two scroll events. */
export interface Shrinking {
  readonly shrunk: boolean
  /** Where the direction last turned, px from the top. */
  readonly turnedAt: number
}

/** The bar shrinks on the way down and grows on the way up; a tremble changes nothing. */
export function scrolledTo(before: Shrinking, y: number): Shrinking {
  if (y < TOP) return { shrunk: false, turnedAt: y }
  const moved = y - before.turnedAt
  if (before.shrunk ? moved > 0 : moved < 0) return { ...before, turnedAt: y }
  if (Math.abs(moved) < HESITATION) return before
  return { shrunk: !before.shrunk, turnedAt: y }
}
