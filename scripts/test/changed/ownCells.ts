import { join } from 'node:path'
import { type Cell, nameOf, titleOf } from '../../../tests/matrix/rules/cells.ts'
import { ROOT } from '../../toolchain/run.ts'
import type { Reach } from './reach.ts'

/** The states that these files of `tests/matrix/states` export, for comparing by identity. */
export async function statesIn(files: readonly string[]): Promise<ReadonlySet<unknown>> {
  const modules = await Promise.all(
    files.map(async (file): Promise<Readonly<Record<string, unknown>>> => import(join(ROOT, file))),
  )
  return new Set(modules.flatMap((module) => Object.values(module).filter(Array.isArray).flat()))
}

/** Titles of the cells that a change is about: those of changed states, and those whose baseline has changed. Pure. */
export function ownCellsOf(
  cells: readonly Cell[],
  states: ReadonlySet<unknown>,
  { baselines }: Pick<Reach, 'baselines'>,
): ReadonlySet<string> {
  const stems = new Set(baselines)
  const isOwn = (cell: Cell): boolean =>
    (cell.state !== undefined && states.has(cell.state)) || stems.has(`${cell.merchant}/${nameOf(cell)}`)
  return new Set(cells.filter(isOwn).map(titleOf))
}
