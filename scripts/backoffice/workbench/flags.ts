import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../../../src/app/registry.ts'
import type { Gate } from '../../../src/registry/gate.ts'
import { flagsOf } from '../../../src/registry/gate.ts'
import { holds, isSiteThing } from '../../../src/registry/holds.ts'
import type { Site } from '../../../src/site/site.ts'
import type { CatalogueLine, Examined } from '../../../src/workbench/model/wire.ts'
import { at, isRecord, type JsonRecord, text } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { factsOf } from './why.ts'

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

/** A call that a flag needs answers from this file, as the catalogue writes it (its description says how). */
const fileOf = (call: string): string | undefined =>
  call.startsWith('/') ? undefined : `wps/${call.includes('/') ? call : `relay/${call}`}.json`

/** Whether what each flag needs is there; a path of the site itself only a browser can ask. */
export const needsOf = async (
  schemasDir: string,
  {
    merchants,
    merchant,
    site,
    status,
  }: { merchants: Merchants; merchant: Merchant; site: Site; status: JsonRecord },
): Promise<Examined['needs']> => {
  const facts = factsOf(site, { device: 'android', type: undefined })
  const isMet = async (need: JsonRecord): Promise<boolean | null> => {
    if (isSiteThing(need.has)) return holds({ has: need.has }, facts)
    if (typeof need.path === 'string') {
      const value = at(status, ...need.path.split('/').slice(1))
      return 'equals' in need ? value === need.equals : value !== undefined && value !== null && value !== ''
    }
    const file = fileOf(text(need.call))
    return file ? (await merchants.read(merchant, file)) !== undefined : null
  }
  const entries = entriesOf(readSchema(schemasDir, 'whitelabel-flags')).map(async ([flag, entry]) => {
    const needs = needsIn(entry).map(async (need) => ({ why: text(need.why), met: await isMet(need) }))
    return [flag, await Promise.all(needs)] as const
  })
  return Object.fromEntries(await Promise.all(entries))
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
    feature.watch?.when,
  ].filter((gate) => gate !== undefined)

/** The flag catalogue: what each does, which features read it, which merchants have it on. */
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
      [...sites].map(([code, site]) => [
        code,
        Object.entries(site.flags).some(([name, on]) => name === flag && on === true),
      ]),
    ),
  }))
