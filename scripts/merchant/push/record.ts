import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isRecord } from '../../../src/json/read.ts'
import { readJson } from '../folder.ts'
import type { Pushed } from './changes.ts'

/** The last push to each environment, in the merchant's folder: what `--back` takes back. */
export const PUSHED = 'pushed.json'

/** A push that was sent. Whether it was carried out shows on the platform. */
export interface PushRecord {
  /** ISO 8601. */
  readonly at: string
  readonly files: Readonly<Record<string, Pushed>>
}

type Records = Readonly<Record<string, unknown>>

const recordsIn = (folder: string): Records => {
  const file = join(folder, PUSHED)
  const value = existsSync(file) ? readJson(file) : {}
  return isRecord(value) ? value : {}
}

/** The last push to an environment; undefined: none, or one that cannot be read. Throws where the file is not JSON. */
export function pushIn(folder: string, environment: string): PushRecord | undefined {
  const records = recordsIn(folder)
  const value = Object.hasOwn(records, environment) ? records[environment] : undefined
  if (!isRecord(value) || typeof value.at !== 'string' || !isRecord(value.files)) return undefined
  const files: Record<string, Pushed> = {}
  for (const [file, pushed] of Object.entries(value.files)) {
    if (!isRecord(pushed) || !isRecord(pushed.before) || !isRecord(pushed.after)) return undefined
    files[file] = { before: pushed.before, after: pushed.after }
  }
  return { at: value.at, files }
}

/** Replaces the last push to an environment; undefined removes it, and the file with the last of all. */
export function keepPush(folder: string, environment: string, record: PushRecord | undefined): void {
  const { [environment]: _, ...others } = recordsIn(folder)
  const records = record ? { ...others, [environment]: record } : others
  if (Object.keys(records).length === 0) rmSync(join(folder, PUSHED), { force: true })
  else writeFileSync(join(folder, PUSHED), `${JSON.stringify(records, null, 2)}\n`)
}
