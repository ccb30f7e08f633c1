/** Scrolling less than this does not change the bar, px. */
const HESITATION = 12
/** The bar is always large near the top, px. */
const TOP = 64

/** What the bar remembers between two scroll events. */
export interface Shrinking {
  readonly shrunk: boolean
  /** Where the direction last turned, px from the top. */
  readonly turnedAt: number
}

/** The bar shrinks on scrolling down and grows on scrolling up; small movements change nothing. */
export function scrolledTo(before: Shrinking, y: number): Shrinking {
  if (y < TOP) return { shrunk: false, turnedAt: y }
  const moved = y - before.turnedAt
  if (before.shrunk ? moved > 0 : moved < 0) return { ...before, turnedAt: y }
  if (Math.abs(moved) < HESITATION) return before
  return { shrunk: !before.shrunk, turnedAt: y }
}

/** From this scroll position on the rail shows icons only, px; it returns later, so that it does not flicker at one position. */
const READING = 160

/** Whether the page is scrolled far enough for the rail to keep its icons alone: it stays so until near the top. */
export const isScrolled = (before: boolean, y: number): boolean => y > (before ? TOP : READING)
