import { registry } from '../../../src/app/registry.ts'
import { MODELS } from '../../../tests/matrix/allCells.ts'
import { allCells } from '../../../tests/matrix/cells.ts'
import { type Cell, titleOf } from '../../../tests/matrix/rules/cells.ts'
import { addedBy } from '../../../tests/matrix/states/state.ts'
import { siteOf } from '../../../tests/support/merchants.ts'
import { quickCells } from '../../../tests/tiers/cells.ts'
import type { Reach } from './reach.ts'

/** With more features, the whole app has changed, and the screens of one layout represent all of them. */
const FEW_FEATURES = 6
/** The most cells of one feature. */
const MOST_CELLS = 12

/** Screens that layouts render themselves. */
const ON_LAYOUTS: ReadonlySet<string> = new Set(['home', 'member.home'])

const layoutOf = ({ merchant }: Cell): string => siteOf(merchant).layout

/** Cells after any change, two in all: home of the first layout, and login of the second. */
export const smokeCells: ReadonlySet<string> = new Set(
  quickCells
    .filter(
      ({ merchant, screen }) =>
        (screen === 'home' && merchant === MODELS[0]) || (screen === 'login' && merchant === MODELS[1]),
    )
    .map(titleOf),
)

/** Titles of the cells in which a change may be visible. */
export function cellsShowing({
  features,
  layouts,
  drawnBy,
  merchants,
  languages,
}: Reach): ReadonlySet<string> {
  const screens = registry.features
    .filter(({ id }) => features.includes(id))
    .flatMap(({ screens = [] }) => screens)
  const own = new Set<string>(screens.map(({ id }) => id))
  const isOwn = ({ screen }: Cell): boolean => own.has(screen)
  const isShown = ({ merchant, expected, state }: Cell): boolean =>
    features.some((id) => (state ? addedBy(state, siteOf(merchant)) : expected).includes(id))
  const few = features.length <= FEW_FEATURES
  const ofFeatures = few
    ? [
        ...quickCells.filter(isOwn),
        ...allCells.filter((cell) => cell.state && !cell.brief && (isOwn(cell) || isShown(cell))),
        ...firstOfLayouts(quickCells.filter(isShown)),
      ].slice(0, MOST_CELLS)
    : quickCells.filter(({ merchant }) => merchant === MODELS[0])
  const chosen = [
    ...quickCells.filter((cell) => layouts.includes(layoutOf(cell))),
    ...quickCells.filter((cell) => drawnBy.includes(layoutOf(cell)) && ON_LAYOUTS.has(cell.screen)),
    ...allCells.filter(({ merchant, state }) => merchants.includes(merchant) && !state),
    ...allCells.filter(
      ({ merchant, screen, state }) =>
        !state &&
        ['home', 'login', 'register'].includes(screen) &&
        languages.some((code) => siteOf(merchant).languages[0] === code),
    ),
    ...ofFeatures,
  ]
  return new Set(chosen.map(titleOf))
}

const firstOfLayouts = (cells: readonly Cell[]): Cell[] =>
  cells.filter((cell, at) => cells.findIndex((other) => layoutOf(other) === layoutOf(cell)) === at)
