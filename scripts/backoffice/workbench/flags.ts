import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../../src/app/registry.ts'
import type { Gate } from '../../../src/registry/gate.ts'
import { flagsOf } from '../../../src/registry/gate.ts'
import type { Site } from '../../../src/site/site.ts'
import type { CatalogueLine } from '../../../src/workbench/model/wire.ts'
import { isFlag } from '../../merchant/catalogue.ts'
import { flagState } from '../../merchant/flagState.ts'
import { lastChangeOf } from '../../merchant/history/git.ts'
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

/** Every gate of a feature. */
const gatesOf = (feature: (typeof registry.features)[number]): Gate[] =>
  [
    feature.when,
    ...(feature.screens ?? []).flatMap(({ when, first }) => [when, first]),
    ...Object.values(feature.slots ?? {}).map((slot) => slot?.when),
    ...(feature.sections ?? []).map(({ when }) => when),
    ...(feature.overlays ?? []).map(({ when }) => when),
    ...(feature.navigation ?? []).map(({ when }) => when),
    feature.effect?.when,
  ].filter((gate) => gate !== undefined)

/** The flag catalogue: the effect of each flag, the features that read it, the merchants where it is on. */
export const catalogueOf = (schemasDir: string, sites: ReadonlyMap<string, Site>): CatalogueLine[] =>
  entriesOf(readSchema(schemasDir, 'whitelabel-flags')).map(([flag, entry]) => ({
    flag,
    title: text(entry.title),
    description: text(entry.description),
    owner: text(entry['x-owner']),
    byDefault: entry.default === true,
    needs: needsIn(entry).map((need) => text(need.why)),
    features: registry.features
      .filter((feature) => gatesOf(feature).some((gate) => flagsOf(gate).some((name) => name === flag)))
      .map(({ id }) => id),
    merchants: Object.fromEntries(
      [...sites].map(([code, site]) => [code, isFlag(flag) ? flagState(site, flag) : 'off']),
    ),
  }))

/** The catalogue with the last change of each flag in any merchant. */
export const withLastChanges = (lines: readonly CatalogueLine[], root: string): Promise<CatalogueLine[]> =>
  Promise.all(
    lines.map(async (line) => {
      const lastChange = await lastChangeOf(root, line.flag)
      return { ...line, ...(lastChange && { lastChange }) }
    }),
  )
