import { overlapsIn, readSchedule, SCHEDULE, wordsOfOverlap } from '../../schedule/schedule.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import type { Opened } from '../open.ts'

type Code = 'schedule.set' | 'schedule.period' | 'schedule.overlap'

/** A schedule whose changes would not come, or not as they are meant. */
export const schedule = defineCheck<Code>({
  looksFor: 'scheduled changes that cannot be read, never come, or set one value twice at a time',
  codes: { 'schedule.set': 'error', 'schedule.period': 'error', 'schedule.overlap': 'warning' },
  run: (merchant) => [...faults(merchant), ...overlaps(merchant)],
})

const faults = ({ written }: Opened): FoundBy<Code>[] =>
  readSchedule(written(SCHEDULE)).faults.map(({ kind, pointer, why }) => ({
    code: `schedule.${kind}` as const,
    file: SCHEDULE,
    pointer,
    means: `This scheduled change never comes: ${why.replace(/[.?]$/, '')}.`,
    mend:
      kind === 'set'
        ? 'Write it as in merchant set: CBS3=off, theme.accent=#E11D48.'
        : 'Write a beginning and a later end.',
  }))

const overlaps = ({ written }: Opened): FoundBy<Code>[] =>
  overlapsIn(readSchedule(written(SCHEDULE))).map((overlap) => ({
    code: 'schedule.overlap',
    file: SCHEDULE,
    pointer: overlap.second.pointer,
    means: wordsOfOverlap(overlap),
    mend: 'End the one before the other begins, or take the value out of one of them.',
  }))
