import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../src/app/registry.ts'
import { isRecord } from '../../src/site/answer.ts'
import { factsWith } from '../support/facts.ts'
import { siteOf } from '../support/merchants.ts'
import { type Cell, type CellFilter, cellsOf, type Folder, featuresAround, matches } from './rules/cells.ts'

const MERCHANTS = join(import.meta.dirname, '..', '..', 'merchants')

function readJson(code: string, file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(join(MERCHANTS, code, file), 'utf8'))
  if (!isRecord(value)) throw new Error(`merchants/${code}/${file} is not an object`)
  return value
}

/** Every merchant folder as it stands. */
const folders: readonly Folder[] = readdirSync(MERCHANTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: code }) => ({
    code,
    expectations: readJson(code, 'expectations.json'),
    members: readJson(code, 'members.json'),
  }))

const screens = registry.features.flatMap(({ screens = [] }) => screens)

/** All cells of the matrix: a merchant that is added as a folder is in it with no code. */
export const allCells: readonly Cell[] = folders.flatMap((folder) =>
  cellsOf(folder, screens, (screen) =>
    featuresAround(registry, factsWith({ site: siteOf(folder.code), screen })),
  ),
)

function readFilter(): CellFilter {
  const { MATRIX_MERCHANT: merchant, MATRIX_SCREEN: screen, MATRIX_VISITOR: visitor } = process.env
  return { ...(merchant && { merchant }), ...(screen && { screen }), ...(visitor && { visitor }) }
}

/** The cells that this run is about. */
export const cells: readonly Cell[] = allCells.filter((cell) => matches(cell, readFilter()))
