import { readCells } from './allCells.ts'
import { type Cell, type CellFilter, matches } from './rules/cells.ts'
import { filterFault } from './rules/filterFault.ts'

/** All cells of the matrix. */
export const allCells: readonly Cell[] = readCells()

function readFilter(): CellFilter {
  const { MATRIX_MERCHANT, MATRIX_SCREEN, MATRIX_VISITOR, MATRIX_STATE } = process.env
  return {
    ...(MATRIX_MERCHANT && { merchant: MATRIX_MERCHANT }),
    ...(MATRIX_SCREEN && { screen: MATRIX_SCREEN }),
    ...(MATRIX_VISITOR && { visitor: MATRIX_VISITOR }),
    ...(MATRIX_STATE && { state: MATRIX_STATE }),
  }
}

const filter = readFilter()
/** Only a part of the matrix is tested. */
export const isPart = Object.keys(filter).length > 0
const fault = filterFault(allCells, filter)
if (fault) throw new Error(fault)

/** The cells of this run. */
export const cells: readonly Cell[] = allCells.filter((cell) => matches(cell, filter))
