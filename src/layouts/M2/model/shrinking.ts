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

/** Further down than this a player reads on, px; the way back is longer, so that nothing flutters at one place. */
const READING = 160

/** Whether the page is scrolled far enough for the rail to keep its icons alone: it stays so until near the top. */
export const isScrolled = (before: boolean, y: number): boolean => y > (before ? TOP : READING)
