import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { RESULTS } from '../tests/matrix/baselines.ts'
import { gallery } from '../tests/matrix/rules/gallery.ts'
import type { CellRecord } from '../tests/matrix/rules/record.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run matrix:report [-- folder …]`: a gallery of the last run of the matrix (or of several runs' results: the shards
 * of one), merchant by screen, differences side by side.
 */
const REPORT = inRoot('test-results', 'matrix-report')
const folders = process.argv.length > 2 ? process.argv.slice(2) : [RESULTS]

const records = folders.flatMap(recordsIn)
if (records.length === 0) giveUp(`There are no results in ${folders.join(', ')}: npm run matrix makes them.`)

rmSync(REPORT, { recursive: true, force: true })
mkdirSync(REPORT, { recursive: true })
for (const { folder, record } of records) {
  for (const file of Object.values(record.pictures)) {
    mkdirSync(dirname(join(REPORT, file)), { recursive: true })
    cpSync(join(folder, file), join(REPORT, file))
  }
}
const page = join(REPORT, 'index.html')
writeFileSync(page, gallery(records.map(({ record }) => record)))
console.log(`${records.length} cells: ${page}`)

function recordsIn(folder: string): { folder: string; record: CellRecord }[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ folder, record: JSON.parse(readFileSync(path, 'utf8')) }))
}
