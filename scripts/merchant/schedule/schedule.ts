import { isRecord } from '../../../src/json/read.ts'
import { UsageError } from '../command.ts'
import { readWanted, type Wanted, wordsOf } from '../set/edit.ts'

/** The file of a merchant's schedule in its folder. */
export const SCHEDULE = 'schedule.json'

/** A change of the configuration for a time. */
export interface ScheduledChange {
  readonly name: string
  /** The first moment, ms since 1970. */
  readonly from: number
  /** The first moment after it, ms since 1970. */
  readonly to: number
  readonly set: readonly Wanted[]
  /** Its place in the file: a JSON pointer. */
  readonly pointer: string
}

/** A part of a schedule that cannot be used. */
export interface ScheduleFault {
  readonly kind: 'set' | 'period'
  readonly pointer: string
  readonly why: string
}

export interface Schedule {
  readonly changes: readonly ScheduledChange[]
  readonly faults: readonly ScheduleFault[]
}

/** Reads `schedule.json`. What cannot be read is left out and listed. Pure; never throws. */
export function readSchedule(file: unknown): Schedule {
  const sent: unknown[] = isRecord(file) && Array.isArray(file.changes) ? file.changes : []
  const faults: ScheduleFault[] = []
  const changes = sent.flatMap((entry, at) => {
    if (!isRecord(entry)) return []
    const pointer = `/changes/${at}`
    const [from, to] = [timeOf(entry.from), timeOf(entry.to)]
    for (const [name, time] of [['from', from] as const, ['to', to] as const])
      if (time === undefined)
        faults.push({
          kind: 'period',
          pointer: `${pointer}/${name}`,
          why: `${String(entry[name])} ${NO_TIME}`,
        })
    if (from === undefined || to === undefined) return []
    if (to <= from) {
      faults.push({ kind: 'period', pointer: `${pointer}/to`, why: 'it ends before it begins' })
      return []
    }
    const sentences: unknown[] = Array.isArray(entry.set) ? entry.set : []
    const set = sentences.flatMap((sentence, index) => {
      const read = typeof sentence === 'string' ? readOr(sentence) : 'it is no text'
      if (typeof read !== 'string') return [read]
      faults.push({ kind: 'set', pointer: `${pointer}/set/${index}`, why: read })
      return []
    })
    return [{ name: typeof entry.name === 'string' ? entry.name : '', from, to, set, pointer }]
  })
  return { changes, faults }
}

const NO_TIME = 'is no time with an offset from UTC, as 2027-02-05T00:00:00+07:00 is'
/** ISO 8601 with an offset: without one the time would be another one on each machine. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d)$/

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' && TIME.test(value) ? Date.parse(value) : Number.NaN
  return Number.isNaN(time) ? undefined : time
}

/** The change, or why it is none. */
function readOr(sentence: string): Wanted | string {
  try {
    return readWanted(sentence)
  } catch (error) {
    if (error instanceof UsageError) return error.message.replace(/^--set /, '')
    throw error
  }
}

/** The changes that are in force at a moment. A later one in the file overrides an earlier one. Pure. */
export const activeAt = ({ changes }: Schedule, now: number): readonly Wanted[] =>
  changes.flatMap(({ from, to, set }) => (from <= now && now < to ? set : []))

/** Two changes that set the same value at the same time. */
export interface Overlap {
  readonly first: ScheduledChange
  readonly second: ScheduledChange
  /** The values, as in `merchant set` without what they are set to. */
  readonly values: readonly string[]
}

/** Pure. Each pair once, in the order of the file. */
export function overlapsIn({ changes }: Schedule): Overlap[] {
  return changes.flatMap((second, at) =>
    changes.slice(0, at).flatMap((first) => {
      if (first.to <= second.from || second.to <= first.from) return []
      const taken = new Set(first.set.map(targetOf))
      const values = [...new Set(second.set.map(targetOf))].filter((value) => taken.has(value))
      return values.length > 0 ? [{ first, second, values }] : []
    }),
  )
}

const targetOf = (wanted: Wanted): string => wordsOf(wanted).split('=')[0] ?? ''

export const wordsOfOverlap = ({ first, second, values }: Overlap): string =>
  `"${first.name}" and "${second.name}" set ${values.join(', ')} at the same time: the later one in the file wins.`
