import { MODELS } from '../matrix/allCells.ts'
import { allCells } from '../matrix/cells.ts'
import type { Cell } from '../matrix/rules/cells.ts'
import { siteOf } from '../support/merchants.ts'
import { quickCellsOf } from './quickCells.ts'

/** The cells of `npm test`. */
export const quickCells: readonly Cell[] = quickCellsOf(allCells, MODELS, (code) => siteOf(code))
