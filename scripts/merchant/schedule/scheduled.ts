import { isRecord } from '../../../src/json/read.ts'
import type { Documents } from '../../../src/workbench/model/wire.ts'
import { UsageError } from '../command.ts'
import { type Step, stepsBetween } from '../history/steps.ts'
import { edited, readWanted, wordsOf } from '../set/edit.ts'

/** The difference of two configurations as a schedule holds it. */
export interface Scheduled {
  /** As in `merchant set`. */
  readonly set: readonly string[]
  /** The places of changed values that no schedule can hold. */
  readonly left: readonly string[]
}

/** The sentences that lead from one configuration to another. Pure. */
export function scheduledBetween(before: Documents, after: Documents): Scheduled {
  const found = stepsBetween(before, after).map((step) => ({ step, sentence: sentenceOf(step) }))
  return {
    set: [...new Set(found.flatMap(({ sentence }) => sentence ?? []))],
    left: found.flatMap(({ step, sentence }) => (sentence === undefined ? [step.path.join('.')] : [])),
  }
}

/** The sentence that sets a value; undefined where there is none. */
function sentenceOf({ path: [document = '', ...path], after }: Step): string | undefined {
  const name = document === 'theme' ? ['theme', ...path].join('.') : nameIn(path)
  if (name === undefined || (document !== 'theme' && document !== 'status')) return undefined
  const value = wordOf(after)
  if (value === undefined) return undefined
  try {
    return wordsOf(readWanted(`${name}=${value}`))
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}

/** The name of a value in the status, as `merchant set` has it. */
function nameIn([info, group, ...rest]: readonly string[]): string | undefined {
  if (info !== 'info') return undefined
  if (group === 'mobileTemplate') return rest.length === 0 ? group : undefined
  const [name, inner, more] = rest
  if ((group !== 'whitelabelVal' && group !== 'settings') || more !== undefined) return undefined
  // Of a setting that is an object only the switch can be set.
  return inner === undefined || inner === 'enabled' ? name : undefined
}

function wordOf(value: unknown): string | undefined {
  if (value === undefined || value === null) return 'default'
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  if (Array.isArray(value)) return `members:${value.join(',')}`
  return isRecord(value) ? undefined : String(value)
}

interface Entry {
  readonly name: string
  /** ISO 8601 with an offset. */
  readonly from: string
  readonly to: string
  readonly set: readonly string[]
}

/** The text of `schedule.json` with one more change at its end. Pure. */
export function withEntry(source: string, { name, from, to, set }: Entry): string {
  const file: unknown = JSON.parse(source)
  const changes = isRecord(file) && Array.isArray(file.changes) ? file.changes.length : 0
  return edited(source, ['changes', changes], { name, from, to, set })
}
