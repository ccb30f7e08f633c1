import { calls } from '../../../scripts/backoffice/calls/index.ts'
import type { State, Step } from '../states/state.ts'
import { type Cell, nameOf, SITE_SCREENS } from './cells.ts'

/** One of so many cells is loaded although it could be reached inside the app, to detect effects of one cell on the next. */
const ANEW = 10
const DAY_MS = 86_400_000

/** Which tenth of the cells is loaded: another one each day, or the given one, to repeat a run. */
export const rotationOf = (given: string | undefined, now: number): number =>
  (given === undefined ? Math.floor(now / DAY_MS) : Number(given)) % ANEW

/**
 * Whether a cell can be reached inside the app from the previous one: by the router, and by changes of the back office while
 * the page is open. A picture that is different there is looked at again in a loaded page (`secondLook.ts`). Pure.
 *
 * @param visit the visitor and the storage; `before`: those of the previous cell, undefined if its page cannot be reused
 */
export function goesOn(cell: Cell, visit: string, before: string | undefined, rotation: number): boolean {
  const isReached = cell.state ? isLive(cell) : isPlain(cell)
  return isReached && visit === before && turnOf(cell) !== rotation
}

/** Whether the next cell may reuse this cell's page. What an address asks for, such as a language, may be remembered. Pure. */
export const isLeft = (cell: Cell): boolean =>
  cell.state ? isLive(cell) && !leavesTraces(cell.state) : isPlain(cell)

const isPlain = ({ standsIn, path }: Cell): boolean => !standsIn && !path.includes('?')

const turnOf = (cell: Cell): number =>
  [...`${cell.merchant} ${nameOf(cell)}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
  ANEW

/** Calls that only send are made when a player acts; all others are made once, while a page loads. */
const isOnlySent = (path: string): boolean => `POST /wps/${path}` in calls && !(`GET /wps/${path}` in calls)

/** A state that an open page can reach: by steps, flags, another window size, or answers to what the steps send. */
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
 * Some effects remain by design: a countdown to the next code, a claimed reward, another window of a provider, a login on
 * the way from one screen to the other.
 */
const leavesTraces = ({ at, before, steps = [] }: State): boolean =>
  at !== undefined || before?.answers !== undefined || steps.some(isOfThePhone)

const isOfThePhone = (step: Step): boolean =>
  'offline' in step || 'opens' in step || 'getsProfile' in step || 'slide' in step

/**
 * Cells in the order that allows the most reuse of pages: by merchant, first the initial states, then states that an open
 * page can reach, by visitor and by the back office's answers. Pure.
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
