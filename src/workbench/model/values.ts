import { isRecord } from '../../json/read.ts'
import { readFlag } from '../../site/flags.ts'
import { readShare } from '../../site/shares.ts'
import { withValue } from './drafted.ts'
import { entriesOf } from './formSchema.ts'
import { isSame, type JsonRecord } from './mergePatch.ts'
import type { Documents } from './wire.ts'

const FLAGS = ['info', 'whitelabelVal']
const SETTINGS = ['info', 'settings']

const at = (value: JsonRecord, path: readonly string[]): JsonRecord => {
  const found = path.reduce<unknown>((holder, name) => (isRecord(holder) ? holder[name] : undefined), value)
  return isRecord(found) ? found : {}
}

/** Flags for a form: on or off, whatever their spelling. Missing flags have their default. */
export function flagValues(schema: JsonRecord, { status }: Documents): JsonRecord {
  const sent = at(status, FLAGS)
  return Object.fromEntries(
    entriesOf(schema).map(([name, entry]) => [
      name,
      name in sent ? readFlag(sent[name]) : entry.default === true,
    ]),
  )
}

/** Flags that are on for some visitors only, in words: `20 %`, `3 members`. */
export function shareWords({ status }: Documents): Readonly<Record<string, string>> {
  const words = Object.entries(at(status, FLAGS)).flatMap(([name, value]) => {
    const share = readShare(value)
    if (!share) return []
    return [[name, 'percent' in share ? `${share.percent} %` : `${share.members.length} members`]]
  })
  return Object.fromEntries(words)
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'string' && /^-?\d+$/.test(value)
      ? Number(value)
      : value

/** Settings for a form: numbers, whatever their spelling. */
export function settingValues(schema: JsonRecord, { status }: Documents): JsonRecord {
  const sent = at(status, SETTINGS)
  return Object.fromEntries(
    entriesOf(schema).map(([name, entry]) => {
      const value = name in sent ? asNumber(sent[name]) : entry.default
      return [
        name,
        isRecord(value) && 'enabled' in value ? { ...value, enabled: asNumber(value.enabled) } : value,
      ]
    }),
  )
}

/** The names that a back office sends. */
export const sentIn = ({ status }: Documents): ReadonlySet<string> =>
  new Set([...Object.keys(at(status, FLAGS)), ...Object.keys(at(status, SETTINGS))])

/** The documents after a form was edited: only changed values are rewritten. */
export function withForm(
  documents: Documents,
  kind: 'flags' | 'settings',
  before: JsonRecord,
  after: JsonRecord,
): Documents {
  const path = kind === 'flags' ? FLAGS : SETTINGS
  let { status } = documents
  for (const [name, value] of Object.entries(after))
    if (!isSame(before[name], value)) status = withValue(status, [...path, name], value)
  return { ...documents, status }
}
