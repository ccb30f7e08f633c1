import { languageOf } from '../../src/i18n/languages.ts'
import type { Site } from '../../src/site/site.ts'
import type { Cell } from '../matrix/rules/cells.ts'

/** Screens that are checked from right to left. */
const MIRRORED: ReadonlySet<string> = new Set(['home', 'login', 'register', 'member.home', 'voucherCenter'])

/**
 * Every screen of every layout once, in its initial state: with the merchant that represents the layout, and a visitor
 * whose cell is checked completely. Also the main screens once from right to left. Pure.
 */
export function quickCellsOf(
  cells: readonly Cell[],
  preferred: readonly string[],
  siteOf: (merchant: string) => Pick<Site, 'layout' | 'languages'>,
): Cell[] {
  const first = cells.filter(({ state }) => !state)
  const merchants = [...new Set(first.map(({ merchant }) => merchant))]
  const models = [...merchants].sort((a, b) => rank(a, preferred) - rank(b, preferred))
  const chosen = new Map<string, Cell>()
  for (const merchant of models)
    for (const cell of wholeFirst(first.filter((one) => one.merchant === merchant))) {
      const place = `${siteOf(merchant).layout} ${cell.screen}`
      if (!chosen.has(place)) chosen.set(place, cell)
    }
  const mirrored = merchants.find((code) => languageOf(siteOf(code).languages[0]).dir === 'rtl')
  const read = first.filter(({ merchant, screen }) => merchant === mirrored && MIRRORED.has(screen))
  const wanted = new Set([...chosen.values(), ...wholeFirst(read).filter(isFirstOfScreen)])
  return cells.filter((cell) => wanted.has(cell))
}

const rank = (merchant: string, preferred: readonly string[]): number => {
  const at = preferred.indexOf(merchant)
  return at < 0 ? preferred.length : at
}

const wholeFirst = (cells: readonly Cell[]): Cell[] => [
  ...cells.filter(({ echo, picture }) => !echo && picture),
  ...cells.filter(({ echo, picture }) => !echo && !picture),
  ...cells.filter(({ echo }) => echo),
]

const isFirstOfScreen = (cell: Cell, at: number, cells: readonly Cell[]): boolean =>
  cells.findIndex(({ screen }) => screen === cell.screen) === at
