import { describe, expect, it } from 'vitest'
import {
  BREAK_MS,
  LONGEST_MS,
  MINUTE_MS,
  minutesOf,
  playTimeAt,
  readPlayTime,
  reminded,
  reminderIsDue,
  untilNextMinute,
} from '../../../../src/features/responsiblePlay/model/playTime.ts'

const NOW = 1_800_000_000_000
const MEMBER = 'red/7'
const begun = playTimeAt(undefined, MEMBER, NOW)
const stored = (change: object = {}) => JSON.stringify({ ...begun, ...change })

describe('the time that a member plays', () => {
  it('begins at zero, and goes on over a reload', () => {
    expect(minutesOf(begun)).toBe(0)
    const later = playTimeAt(readPlayTime(stored(), MEMBER, NOW), MEMBER, NOW + 5 * MINUTE_MS)
    expect(minutesOf(later)).toBe(5)
    expect(later.startedAt).toBe(NOW)
  })

  it('begins anew after a break', () => {
    expect(playTimeAt(begun, MEMBER, NOW + BREAK_MS - 1).startedAt).toBe(NOW)
    expect(playTimeAt(begun, MEMBER, NOW + BREAK_MS).startedAt).toBe(NOW + BREAK_MS)
  })

  it('belongs to one member of one merchant', () => {
    expect(readPlayTime(stored(), 'blue/7', NOW)).toBeUndefined()
    expect(playTimeAt(begun, 'red/8', NOW + MINUTE_MS).startedAt).toBe(NOW + MINUTE_MS)
  })

  it.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['a list', '[]'],
    ['a text as moment', stored({ startedAt: '1' })],
    ['a moment that is no number', stored({ seenAt: null })],
    ['a beginning after its end', stored({ startedAt: NOW + 1 })],
    ['a reminder before the beginning', stored({ remindedAt: NOW - 1 })],
    ['the future', stored({ seenAt: NOW + 2 * MINUTE_MS })],
    ['more than any session', stored({ startedAt: NOW - LONGEST_MS - 1 })],
  ])('takes no harm from %s in storage', (_, value) => {
    expect(readPlayTime(value, MEMBER, NOW)).toBeUndefined()
  })

  it('never runs backwards when a clock is set back', () => {
    const back = playTimeAt({ ...begun, seenAt: NOW + 3 * MINUTE_MS }, MEMBER, NOW + MINUTE_MS)
    expect(minutesOf(back)).toBe(3)
  })

  it('is drawn again at the next whole minute', () => {
    expect(untilNextMinute(begun, NOW)).toBe(MINUTE_MS)
    expect(untilNextMinute(begun, NOW + 90_000)).toBe(30_000)
  })
})

describe('the reminder', () => {
  const hour = { ...begun, seenAt: NOW + 60 * MINUTE_MS }

  it('is due after the minutes of the site, and again after as many more', () => {
    expect(reminderIsDue({ ...hour, seenAt: hour.seenAt - 1 }, 60)).toBe(false)
    expect(reminderIsDue(hour, 60)).toBe(true)
    const answered = reminded(hour)
    expect(reminderIsDue(answered, 60)).toBe(false)
    expect(reminderIsDue({ ...answered, seenAt: NOW + 119 * MINUTE_MS }, 60)).toBe(false)
    expect(reminderIsDue({ ...answered, seenAt: NOW + 120 * MINUTE_MS }, 60)).toBe(true)
  })

  it('never comes where the site wants none', () => {
    expect(reminderIsDue(hour, 0)).toBe(false)
  })

  it('is not lost by a reload', () => {
    const again = readPlayTime(JSON.stringify(hour), MEMBER, hour.seenAt)
    expect(again && reminderIsDue(again, 60)).toBe(true)
  })
})
