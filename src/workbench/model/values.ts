import { isRecord } from '../../json/read.ts'
import { readFlag } from '../../site/flags.ts'
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

/** A flag as a form has it: on or off, however it was written; what is not sent stands at its default. */
export function flagValues(schema: JsonRecord, { status }: Documents): JsonRecord {
  const sent = at(status, FLAGS)
  return Object.fromEntries(
    entriesOf(schema).map(([name, entry]) => [
      name,
      name in sent ? readFlag(sent[name]) : entry.default === true,
    ]),
  )
}

const asNumber = (value: unknown): unknown =>
  typeof value === 'boolean'
    ? Number(value)
    : typeof value === 'string' && /^-?\d+$/.test(value)
      ? Number(value)
      : value

/** Settings as a form has them: numbers, however they were written. */
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

/** Which names a back office sends. */
export const sentIn = ({ status }: Documents): ReadonlySet<string> =>
  new Set([...Object.keys(at(status, FLAGS)), ...Object.keys(at(status, SETTINGS))])

/** The documents after a form was filled in: only what somebody changed is written anew. */
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
