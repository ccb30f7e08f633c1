import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../src/json/read.ts'
import { keyOf } from '../../tests/matrix/rules/html.ts'
import type { CellRecord } from '../../tests/matrix/rules/record.ts'

/** A run's record of one cell, and the folder of its files. */
export interface Collected {
  readonly folder: string
  readonly record: CellRecord
}

/** The records of all cells in several folders of results. For a cell in several folders the last one counts. */
export function collect(folders: readonly string[]): Collected[] {
  const found = new Map<string, Collected>()
  for (const folder of folders)
    for (const record of recordsIn(folder)) found.set(keyOf(record), { folder, record })
  return [...found.values()].sort((a, b) => keyOf(a.record).localeCompare(keyOf(b.record), 'en'))
}

function recordsIn(folder: string): CellRecord[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry): unknown => JSON.parse(readFileSync(join(entry.parentPath, entry.name), 'utf8')))
    .filter(isCellRecord)
}

const isCellRecord = (value: unknown): value is CellRecord =>
  isRecord(value) &&
  ['merchant', 'visitor', 'screen'].every((name) => typeof value[name] === 'string') &&
  Array.isArray(value.findings) &&
  isRecord(value.pictures)
