import { calls } from '../../../scripts/backoffice/calls/index.ts'
import type { State } from '../states/state.ts'
import { type Cell, nameOf, SITE_SCREENS } from './cells.ts'
import { inCourses, isOfThePhone, isOnlySent } from './course.ts'

/** One of so many cells is loaded although it could be reached inside the app, to detect effects of one cell on the next. */
const ANEW = 10
const DAY_MS = 86_400_000
/** Where a guest logs in on the way to a member's screen. */
const LOGIN = '/m/login'

/** Which tenth of the cells is loaded: another one each day, or the given one, to repeat a run. */
export const rotationOf = (given: string | undefined, now: number): number =>
  (given === undefined ? Math.floor(now / DAY_MS) : Number(given)) % ANEW

/** Who has a page open, and where. */
export interface Visit {
  /** The site, and the content of the storage but for the session. */
  readonly place: string
  /** The session, null for a guest. */
  readonly session: string | null
}

/**
 * Whether a cell can be reached inside the app from the previous one: by the router, by changes of the back office while the
 * page is open, and by a login. A picture that is different there is looked at again in a loaded page (`secondLook.ts`). Pure.
 *
 * @param before the previous cell's visit; undefined if its page cannot be reused
 */
export function goesOn(cell: Cell, visit: Visit, before: Visit | undefined, rotation: number): boolean {
  if (!isReachable(cell) || isTurnOf(cell, rotation) || visit.place !== before?.place) return false
  // A logout loads the page anew.
  return visit.session === before.session ? !needsLogin(cell) : visit.session !== null
}

const isReachable = (cell: Cell): boolean => !cell.standsIn && (!cell.state || isLive(cell))

/** Whether the next cell may reuse this cell's page. Pure. */
export const isLeft = (cell: Cell): boolean => isReachable(cell) && !(cell.state && leavesTraces(cell.state))

/** Whether a cell is one of the tenth that is loaded in any case. Pure. */
export const isTurnOf = (cell: Cell, rotation: number): boolean =>
  [...`${cell.merchant} ${nameOf(cell)}`].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) %
    ANEW ===
  rotation

/** Asked for at a login, so that another login asks again. */
const OF_A_LOGIN = 'member/info'
/** What the frame of every screen asks for, so that it is known before a screen is opened. */
const OF_THE_FRAME = [
  OF_A_LOGIN,
  'relay/MCSFE_getAppDownloadConfig',
  'relay/CBS_unreadCount',
  'relay/WPSCORE_getCustomerServiceScript',
]
/** Whatever the back office relays. What of it the frame has asked for already is not asked for again. */
const RELAYED = 'relay/*'
/** A call that the frame does not make, or all that are relayed. */
const isOfOneScreen = (path: string): boolean =>
  path === RELAYED || (`GET /wps/${path}` in calls && !OF_THE_FRAME.includes(path))

/** Whether an open page only asks for what a state changes once its member logs in anew. Pure. */
export const needsLogin = (cell: Cell): boolean =>
  cell.member !== undefined && changedBy(cell).includes(OF_A_LOGIN)

const changedBy = ({ state }: Cell): string[] => {
  const { answers = {}, faults = {}, held = [] } = state?.before ?? {}
  return [...Object.keys(answers), ...Object.keys(faults), ...held]
}

/** The calls whose answers a state changes or holds, and which its screen makes as soon as it is opened. Pure. */
export const askedFor = (cell: Cell): string[] => changedBy(cell).filter((path) => !isOnlySent(path))

/** Whether a page has made a call, given the paths that it has asked for. Pure. */
export const isAsked = (path: string, asked: ReadonlySet<string>): boolean =>
  path === RELAYED ? [...asked].some((one) => one.startsWith('/wps/relay/')) : asked.has(`/wps/${path}`)

/** What of a state's set-up (`Before`) takes effect on an open page. */
const ON_AN_OPEN_PAGE = ['answers', 'faults', 'held', 'status', 'window']

/**
 * A state that an open page can reach: by steps, flags, another window size, or other answers, or none, to what the screen, the
 * steps or a login ask for.
 */
const isLive = (cell: Cell): boolean =>
  Object.keys(cell.state?.before ?? {}).every((name) => ON_AN_OPEN_PAGE.includes(name)) &&
  changedBy(cell).every(
    (path) => isOnlySent(path) || isOfOneScreen(path) || (path === OF_A_LOGIN && needsLogin(cell)),
  ) &&
  // What was only sent would take effect once it is released.
  !cell.state?.before?.held?.some(isOnlySent) &&
  !SITE_SCREENS.some((one) => one === cell.screen)

/**
 * Some effects remain by design: a countdown to the next code, a claimed reward, another window of a provider, a login on
 * the way from one screen to the other, a game in the list of those played.
 */
const leavesTraces = ({ at, screen, before, steps = [] }: State): boolean =>
  at?.startsWith(LOGIN) ||
  screen === 'launchGame' ||
  Object.keys(before?.answers ?? {}).some(isOnlySent) ||
  steps.some(isOfThePhone)

/**
 * Cells in the order that allows the most reuse of pages: by merchant and visitor, members after the guest on whose page they
 * log in. Of a visitor first the initial states, then states that an open page can reach, by the back office's answers, each
 * with what its course leads on to. What leaves traces, so that the next cell is loaded, precedes one that is loaded anyway;
 * what remains of it, and all that is loaded, comes before a guest's others and after all members'. Pure.
 */
export const inOrder = (cells: readonly Cell[], rotation: number): Cell[] =>
  [...Map.groupBy(cells, ({ merchant }) => merchant).values()].flatMap((ofMerchant) =>
    [...Map.groupBy(ofMerchant, pageOf).values()].flatMap((onPage) => {
      const visits = (have: (cell: Cell) => boolean): Ordered[] =>
        [...Map.groupBy(onPage.filter(have), ({ visitor }) => visitor).values()].map((ofVisitor) =>
          inOneVisit(ofVisitor, rotation),
        )
      const members = visits(({ member }) => member !== undefined)
      return [
        ...visits(({ member }) => member === undefined).flatMap(({ staying, others }) => [
          ...others,
          ...staying,
        ]),
        ...members.flatMap(({ staying }) => staying),
        ...members.flatMap(({ others }) => others),
      ]
    }),
  )

/** Visitors with an equal one can have the same page, one after the other: a member logs in where a guest was. */
const pageOf = ({ member, visitor }: Cell): string => (member ? 'guest' : visitor)

interface Ordered {
  /** The next cell may reuse the page of each of these, but for those that precede one that is loaded anyway. */
  readonly staying: readonly Cell[]
  readonly others: readonly Cell[]
}

function inOneVisit(cells: readonly Cell[], rotation: number): Ordered {
  const isTurn = (cell: Cell): boolean => isTurnOf(cell, rotation)
  const rows = Map.groupBy(inCourses(cells, isTurn), ([first]) =>
    first && isReachable(first) ? statusOf(first) : UNREACHABLE,
  )
  const loaded = rows.get(UNREACHABLE) ?? []
  rows.delete(UNREACHABLE)
  const reached = [...rows.values()].flat()
  const leaving = reached.filter((row) => !row.every(isLeft))
  const staying = reached
    .filter((row) => row.every(isLeft))
    .flatMap((row) => [...(row.slice(0, 1).some(isTurn) ? leaving.splice(0, 1) : []), row])
  return { staying: staying.flat(), others: [...leaving, ...loaded].flat() }
}

const UNREACHABLE = 'unreachable'
/** What of the status a cell changes; empty: it is a screen in its initial state. */
const statusOf = ({ state }: Cell): string => (state ? `changed ${JSON.stringify(state.before?.status)}` : '')
