import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ASK_AGAIN_AFTER,
  drawsOf,
  kindOf,
  LATEST_RESULTS,
  resultsOf,
  untilAsking,
  untilNext,
} from '../../../../src/features/lottery/model/draws.ts'

const around = {
  kind: 'match' as const,
  now: 1000,
  limit: undefined,
  link: (text: unknown) => (typeof text === 'string' ? { to: text } : undefined),
  format: (instant: number) => `at ${instant}`,
}
const match = (startTime: number | string, more = {}) => ({ home: 'H', away: 'A', startTime, ...more })

describe('a draw', () => {
  it.each([
    ['has no sides', {}, 'draw'],
    ['has one side only', { home: 'H', away: ' ' }, 'draw'],
    [
      'leads to a lottery by vendor',
      { home: 'H', away: 'A', url: '/m/launchGame?vendor=LOTT&code=X' },
      'draw',
    ],
    [
      'leads to a lottery of South-East Asia',
      { home: 'H', away: 'A', url: '/m/launchGame?vendor=ELOTT' },
      'draw',
    ],
    [
      'leads to a lottery by prize mode',
      { home: 'H', away: 'A', url: '/m/launchGame?prize_mode=1#x' },
      'draw',
    ],
    ['is none with two sides', { home: 'H', away: 'A' }, 'match'],
    ['is none at another vendor', { home: 'H', away: 'A', url: '/m/launchGame?vendor=BTI' }, 'match'],
  ])('%s', (_, sent, kind) => expect(kindOf(sent)).toBe(kind))
})

describe('draws and matches', () => {
  it('come soonest first, then those that have begun', () => {
    const sent = [match(3000), match(500), match(2000), match(900)]
    expect(drawsOf(sent, around).map(({ startsAt }) => startsAt)).toEqual([2000, 3000, 900, 500])
  })

  it('read milliseconds and ISO 8601, and leave out what has no readable time', () => {
    const sent = [match('2027-01-04T09:15:00Z'), match('soon'), { home: 'H', away: 'A' }]
    expect(drawsOf(sent, around).map(({ startsAt }) => startsAt)).toEqual([Date.UTC(2027, 0, 4, 9, 15)])
  })

  it('are only of the kind that was asked for, at most so many', () => {
    expect(drawsOf([match(2000), { startTime: 2000 }], { ...around, kind: 'draw' })).toHaveLength(1)
    expect(drawsOf([match(2000), match(2001)], { ...around, limit: 1 })).toHaveLength(1)
  })

  it('without a title are called by their sides', () => {
    expect(drawsOf([match(2000)], around)[0]).toMatchObject({
      title: 'H – A',
      date: 'at 2000',
      target: undefined,
    })
  })

  it('keep every readable one, in the same order however they were sent', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(5000), { maxLength: 20 }), (times) => {
        const order = (list: number[]) =>
          drawsOf(
            list.map((time) => match(time)),
            around,
          ).map(({ startsAt }) => startsAt)
        expect(order(times)).toEqual(order([...times].reverse()))
        expect(order(times)).toHaveLength(times.length)
      }),
    )
  })

  it('hold their order until the next one begins', () => {
    const draws = drawsOf([match(500), match(1500), match(1200)], around)
    expect(untilNext(draws, 1000)).toBe(200)
  })

  it('keep that order no longer than the day, because then “tomorrow” is wrong', () => {
    const evening = new Date(2026, 11, 1, 23, 59, 30).getTime()
    const later = [{ ...match(evening + 86_400_000) }]
    expect(untilNext(drawsOf(later, { ...around, now: evening }), evening)).toBe(30_000)
    expect(untilNext([], evening)).toBe(30_000)
  })

  it.each([
    ['Asia/Ho_Chi_Minh', Date.UTC(2026, 11, 1, 17)],
    ['Asia/Kathmandu', Date.UTC(2026, 11, 1, 18, 15)],
    ['America/St_Johns', Date.UTC(2026, 11, 2, 3, 30)],
  ])('are looked at again when the day ends in %s, wherever the visitor is', (timeZone, midnight) => {
    const time = new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'medium', hourCycle: 'h23' })
    expect(time.format(midnight)).toBe('00:00:00')
    expect(untilNext([], midnight - 30_000)).toBe(30_000)
  })

  it('are looked at again when “in 42 minutes” has another number, and when it begins to be said', () => {
    const at = (ms: number) => drawsOf([match(1000 + ms)], around)
    expect(untilNext(at(42 * 60_000 + 5000), 1000)).toBe(5000)
    expect(untilNext(at(42 * 60_000), 1000)).toBe(60_000)
    expect(untilNext(at(61 * 60_000), 1000)).toBe(2 * 60_000)
  })
})

describe('what comes next is asked for', () => {
  const draws = drawsOf([match(50_000)], { ...around, now: 0 })

  it('not before something has begun', () => {
    expect(untilAsking(draws, 0, 49_999)).toBeUndefined()
  })

  it('once it has, but not twice within half a minute', () => {
    expect(untilAsking(draws, 0, 50_000)).toBe(0)
    expect(untilAsking(draws, 40_000, 50_000)).toBe(ASK_AGAIN_AFTER - 10_000)
  })

  it('not again for what had begun when it was asked', () => {
    expect(untilAsking(draws, 50_000, 90_000)).toBeUndefined()
  })

  it('at once by a phone that slept for hours', () => {
    expect(untilAsking(draws, 0, 50_000 + 7 * 3_600_000)).toBe(0)
  })
})

describe('results', () => {
  const held = (startTime: number, ...result: string[]) => match(startTime, { result })

  it('are of what is over, latest first, and no more than a page shows', () => {
    const sent = [held(100, '1'), held(300, '3'), held(200, '2'), held(50, '0'), match(400)]
    const results = resultsOf(sent, around)
    expect(results.map(({ result }) => result?.join())).toEqual(['3', '2', '1'])
    expect(results).toHaveLength(LATEST_RESULTS)
  })

  it('are not among what is coming; numbers without a number, and of a draw to come, are no result', () => {
    const sent = [held(300, '3'), held(400, ' ', ''), held(2000, '9'), match(3000, { jackpot: ' $5 ' })]
    expect(resultsOf(sent, around).map(({ startsAt }) => startsAt)).toEqual([300])
    const coming = drawsOf(sent, around)
    expect(coming.map(({ startsAt }) => startsAt)).toEqual([2000, 3000, 400])
    expect(coming.map(({ jackpot }) => jackpot)).toEqual([undefined, '$5', undefined])
  })
})
