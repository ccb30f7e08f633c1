import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Site } from '../../../src/site/site.ts'
import type { CatalogueLine } from '../../../src/workbench/model/catalogueLine.ts'
import { FLAGS, type FlagName, isFlag } from '../../merchant/catalogue.ts'
import { flagState } from '../../merchant/flagState.ts'
import { readersHere } from '../../merchant/flags/readers.ts'
import { flagUses } from '../../merchant/flags/use.ts'
import { type Commit, lastChangesOf } from '../../merchant/history/git.ts'
import { isRecord, type JsonRecord, text } from '../json.ts'

/** Reads one file of `schemas/`. */
export const readSchema = (dir: string, name: string): JsonRecord => {
  const value: unknown = JSON.parse(readFileSync(join(dir, `${name}.schema.json`), 'utf8'))
  return isRecord(value) ? value : {}
}

const entriesOf = (schema: JsonRecord): (readonly [flag: string, entry: JsonRecord])[] =>
  Object.entries(isRecord(schema.properties) ? schema.properties : {}).map(([flag, entry]) => [
    flag,
    isRecord(entry) ? entry : {},
  ])

const needsIn = (entry: JsonRecord): JsonRecord[] => {
  const needs = entry['x-needs']
  return Array.isArray(needs) ? needs.filter(isRecord) : []
}

/** The merchants' sites, and what else a catalogue says of flags. */
interface Asked {
  readonly schemasDir: string
  /** By the code of the folder. */
  readonly sites: ReadonlyMap<string, Site>
  readonly readersOf: (flag: FlagName) => readonly string[]
  readonly changes: ReadonlyMap<string, Commit>
}

/** What each flag does, what reads it, which merchants have it, its last change, and whether it can be retired. */
export function catalogueOf({ schemasDir, sites, readersOf, changes }: Asked): CatalogueLine[] {
  const entries = new Map(entriesOf(readSchema(schemasDir, 'whitelabel-flags')))
  const names = [...entries.keys()].filter(isFlag)
  return flagUses(names, [...sites.values()], readersOf).map(({ flag, on, off, shared, ...use }) => {
    const entry = entries.get(flag) ?? {}
    const change = changes.get(flag)
    return {
      flag,
      title: text(entry.title),
      description: text(entry.description),
      owner: text(entry['x-owner']),
      byDefault: entry.default === true,
      needs: needsIn(entry).map((need) => text(need.why)),
      ...{ on, off },
      some: [...sites.values()]
        .filter(({ merchant }) => shared.includes(merchant.code))
        .map((site) => ({ code: site.merchant.code, who: flagState(site, flag) })),
      notSent: use.notSent.length,
      readBy: use.readBy,
      ...(use.retire && { retire: use.retire }),
      ...(change && { lastChange: change }),
    }
  })
}

/** Reading the app's sources takes a good part of a second, so it is done once. */
let readers: ReturnType<typeof readersHere> | undefined

/** The catalogue of all merchants of a folder, from this repository and from git. */
export async function catalogueHere(
  schemasDir: string,
  root: string,
  sites: ReadonlyMap<string, Site>,
): Promise<CatalogueLine[]> {
  readers ??= readersHere()
  return catalogueOf({ schemasDir, sites, readersOf: readers, changes: await lastChangesOf(root, FLAGS) })
}
