/** The disc never travels farther than this, px. */
const LONGEST = 160
/** How much of a pull the disc follows at first. */
const FOLLOWS = 0.55
/** From this travel on, releasing refreshes, px. */
export const REFRESH_AT = 56
/** A finger that has moved less than this has no direction yet, px. */
const SLACK = 6

/** How far the disc travels for a pull, both in px: with growing resistance. */
export const travelOf = (pull: number): number =>
  pull <= 0 ? 0 : LONGEST * (1 - 1 / ((pull * FOLLOWS) / LONGEST + 1))

/** The direction of a movement, px from where the finger touched; undefined: not known yet. */
export function directionOf(x: number, y: number): 'down' | 'other' | undefined {
  if (Math.hypot(x, y) < SLACK) return undefined
  return y > Math.abs(x) ? 'down' : 'other'
}
