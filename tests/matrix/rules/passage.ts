import { type Cell, nameOf } from './cells.ts'

/** One in so many cells is loaded anew though it could be reached inside the app: what leaks from cell to cell shows there. */
const ANEW = 10
const DAY_MS = 86_400_000

/** Which tenth is loaded anew: another one each day, or the one that a run is given to repeat another. */
export const rotationOf = (given: string | undefined, now: number): number =>
  (given === undefined ? Math.floor(now / DAY_MS) : Number(given)) % ANEW

/**
 * Whether a cell can be reached inside the app from the one before, by its router, as a player goes on. Pure. A picture is of
 * a page that was loaded: its layers depend on what was drawn before. States have a beginning of their own.
 *
 * @param visit who is on the page, and with what in storage; `before`: at the cell before, undefined where it was no plain one
 */
export function goesOn(cell: Cell, visit: string, before: string | undefined, rotation: number): boolean {
  const isPlain = !cell.state && !cell.standsIn && !cell.picture && !cell.path.includes('?')
  return isPlain && visit === before && turnOf(cell) !== rotation
}

const turnOf = (cell: Cell): number =>
  [...`${cell.merchant} ${nameOf(cell)}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
  ANEW
