import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { factsOfVisitor, visitors } from '../../scripts/merchant/visitors.ts'
import { registry } from '../../src/app/registry.ts'
import { languageOf } from '../../src/i18n/languages.ts'
import type { ScreenId } from '../../src/registry/ids.ts'
import { isRecord } from '../../src/site/answer.ts'
import { siteOf } from '../support/merchants.ts'
import {
  type Cell,
  type CellFilter,
  cellsOf,
  type Folder,
  featuresAround,
  matches,
  type Visitor,
} from './rules/cells.ts'
import { stateCellsOf } from './rules/stateCells.ts'
import { STATES } from './states/index.ts'

const MERCHANTS = join(import.meta.dirname, '..', '..', 'merchants')

function readJson(code: string, file: string): Record<string, unknown> {
  const value: unknown = JSON.parse(readFileSync(join(MERCHANTS, code, file), 'utf8'))
  if (!isRecord(value)) throw new Error(`merchants/${code}/${file} is not an object`)
  return value
}

/** One merchant of each layout: all of its screens have a picture, and its states are looked at whole. */
const MODELS: readonly string[] = ['aurora', 'manila', 'saigon']

/** Every merchant folder as it stands. */
const folders: readonly Folder[] = readdirSync(MERCHANTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name: code }) => ({
    code,
    expectations: readJson(code, 'expectations.json'),
    members: readJson(code, 'members.json'),
    mirrored: languageOf(siteOf(code).languages[0]).dir === 'rtl',
    model: MODELS.includes(code),
  }))

const screens = registry.features.flatMap(({ screens = [] }) => screens)

const places = folders.map((folder) => {
  const site = siteOf(folder.code)
  const pathOf = (id: ScreenId) => screens.find((screen) => screen.id === id)?.paths[0]
  const around = (screen: ScreenId, visitor: Visitor = 'guest') =>
    featuresAround(registry, factsOfVisitor(visitors[visitor], site, screen))
  return { folder, site, pathOf, around, cells: cellsOf(folder, screens, around) }
})

/** All cells of the matrix: a merchant that is added as a folder is in it with no code. */
export const allCells: readonly Cell[] = [
  ...places.flatMap(({ cells }) => cells),
  ...stateCellsOf(places, STATES, MODELS),
]

function readFilter(): CellFilter {
  const { MATRIX_MERCHANT, MATRIX_SCREEN, MATRIX_VISITOR, MATRIX_STATE } = process.env
  return {
    ...(MATRIX_MERCHANT && { merchant: MATRIX_MERCHANT }),
    ...(MATRIX_SCREEN && { screen: MATRIX_SCREEN }),
    ...(MATRIX_VISITOR && { visitor: MATRIX_VISITOR }),
    ...(MATRIX_STATE && { state: MATRIX_STATE }),
  }
}

/** The cells that this run is about. */
export const cells: readonly Cell[] = allCells.filter((cell) => matches(cell, readFilter()))
