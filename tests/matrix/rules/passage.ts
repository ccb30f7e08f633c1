import { calls } from '../../../scripts/backoffice/calls/index.ts'
import type { State, Step } from '../states/state.ts'
import { type Cell, nameOf, SITE_SCREENS } from './cells.ts'

/** One in so many cells is loaded anew though it could be reached inside the app: what leaks from cell to cell shows there. */
const ANEW = 10
const DAY_MS = 86_400_000

/** Which tenth is loaded anew: another one each day, or the one that a run is given to repeat another. */
export const rotationOf = (given: string | undefined, now: number): number =>
  (given === undefined ? Math.floor(now / DAY_MS) : Number(given)) % ANEW

/**
 * Whether a cell can be reached inside the app from the one before, as a player goes on: by its router, and by what the back
 * office changes while somebody is there. Pure. A picture is of a page that was loaded: its layers depend on what was drawn before.
 *
 * @param visit who is on the page, and with what in storage; `before`: at the cell before, undefined where nobody goes on from it
 */
export function goesOn(cell: Cell, visit: string, before: string | undefined, rotation: number): boolean {
  const isReached = cell.state ? isLive(cell) && !cell.picture : !cell.standsIn && !cell.path.includes('?')
  return isReached && visit === before && turnOf(cell) !== rotation
}

/** Whether the next cell may go on from this one. Pure. */
export const isLeft = (cell: Cell): boolean =>
  cell.state ? isLive(cell) && !leavesTraces(cell.state) : !cell.standsIn

const turnOf = (cell: Cell): number =>
  [...`${cell.merchant} ${nameOf(cell)}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
  ANEW

/** What is only sent is asked for when somebody acts; all else is asked for once, and is about loading. */
const isOnlySent = (path: string): boolean => `POST /wps/${path}` in calls && !(`GET /wps/${path}` in calls)

/** A state that comes about on a page that is there already: by steps, by switches, by another window, by answers to what the steps send. */
function isLive({ state, screen, path }: Cell): boolean {
  const { answers = {}, faults = {}, status: _, window: __, ...others } = state?.before ?? {}
  return (
    Object.keys(others).length === 0 &&
    [...Object.keys(answers), ...Object.keys(faults)].every(isOnlySent) &&
    !SITE_SCREENS.some((one) => one === screen) &&
    !path.includes('?')
  )
}

/**
 * What was answered goes on by design: a countdown to the next code, a reward that is claimed. So does another window, and
 * whoever has logged in on the way from one screen to the other.
 */
const leavesTraces = ({ at, before, steps = [] }: State): boolean =>
  at !== undefined || before?.answers !== undefined || steps.some(isOfThePhone)

const isOfThePhone = (step: Step): boolean =>
  'offline' in step || 'opens' in step || 'getsProfile' in step || 'slide' in step

/**
 * Cells in the order in which one goes on from the other most often: merchant by merchant, screens as they are at first, then
 * states on a page that is there, by visitor and by what the back office says. Pure.
 */
export function inOrder(cells: readonly Cell[]): Cell[] {
  const merchants = [...new Set(cells.map(({ merchant }) => merchant))]
  const keyed = cells.map((cell) => ({ cell, key: keyOf(cell, merchants.indexOf(cell.merchant)) }))
  return keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)).map(({ cell }) => cell)
}

function keyOf(cell: Cell, merchant: number): string {
  const { state, visitor } = cell
  const place = String(merchant).padStart(4, '0')
  if (!state) return `${place} 0`
  return isLive(cell) ? `${place} 1 ${visitor} ${JSON.stringify(state.before?.status ?? null)}` : `${place} 2`
}
