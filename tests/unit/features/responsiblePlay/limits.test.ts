import { describe, expect, it } from 'vitest'
import { endOf } from '../../../../src/features/responsiblePlay/model/exclusion.ts'
import {
  isLower,
  leftOf,
  limitsView,
  nextText,
} from '../../../../src/features/responsiblePlay/model/limits.ts'
import { ADULT_AGE, adultAge, hasResponsiblePlay } from '../../../../src/features/shared/adults.ts'

describe('deposit limits', () => {
  it('are three, in their order, whatever the back office leaves out', () => {
    const views = limitsView({ limits: [{ period: 'month', amount: '10.50', used: '4' }] }, 2)
    expect(views.map(({ period, amount, left }) => [period, amount, left])).toEqual([
      ['day', undefined, undefined],
      ['week', undefined, undefined],
      ['month', 1050n, 650n],
    ])
    expect(limitsView(undefined, 2)).toHaveLength(3)
  })

  it('leave nothing, and no debt, once they are used up', () => {
    expect(limitsView({ limits: [{ period: 'day', amount: '5', used: '9' }] }, 2)[0]?.left).toBe(0n)
  })

  it('round what is used up, and a limit down', () => {
    const [day] = limitsView({ limits: [{ period: 'day', amount: '5.009', used: '1.001' }] }, 2)
    expect([day?.amount, day?.used]).toEqual([500n, 101n])
  })

  it('name the minutes until the next one within the hour before it, and else its date', () => {
    const words = {
      near: (at: number, now: number) => (at - now < 60 ? `in ${at - now}` : undefined),
      moment: (at: number) => `at ${at}`,
      money: String,
    }
    expect(nextText({ from: 100, amount: 700n }, 58, words)).toEqual([
      'soon',
      { near: 'in 42', amount: '700' },
    ])
    expect(nextText({ from: 100, amount: undefined }, 58, words)).toEqual(['soon_none', { near: 'in 42' }])
    expect(nextText({ from: 100, amount: 700n }, 0, words)).toEqual([
      'later',
      { date: 'at 100', amount: '700' },
    ])
    expect(nextText({ from: 100, amount: undefined }, 0, words)).toEqual(['later_none', { date: 'at 100' }])
  })

  it('say what comes later only with a moment that can be read', () => {
    const next = (from: string) =>
      limitsView({ limits: [{ period: 'day', next: { amount: '7', from } }] }, 2)[0]?.next
    expect(next('2026-12-01T00:00:00Z')).toEqual({ amount: 700n, from: Date.parse('2026-12-01T00:00:00Z') })
    expect(next('soon')).toBeUndefined()
  })

  it('leave together what the tightest one leaves', () => {
    const limits = limitsView(
      {
        limits: [
          { period: 'day', amount: '50' },
          { period: 'week', amount: '60', used: '40' },
        ],
      },
      2,
    )
    expect(leftOf(limits)).toBe(2000n)
    expect(leftOf(limitsView({}, 2))).toBeUndefined()
  })

  it('apply at once when they are lower', () => {
    expect(isLower(undefined, 5n)).toBe(true)
    expect(isLower(5n, 4n)).toBe(true)
    expect(isLower(5n, 6n)).toBe(false)
    expect(isLower(5n, undefined)).toBe(false)
  })
})

it('reads the end of a self-exclusion, if there is one', () => {
  expect(endOf({ until: '2026-12-01T00:00:00Z' })).toBe(Date.parse('2026-12-01T00:00:00Z'))
  for (const answer of [null, {}, { until: 'x' }, { until: {} }, 'text'])
    expect(endOf(answer)).toBeUndefined()
})

it('takes the age of the site, and 18 where it names none or has no responsible play', () => {
  expect(adultAge({ settings: { responsible_play: 1, responsible_play_age: 21 } })).toBe(21)
  expect(adultAge({ settings: { responsible_play: 1, responsible_play_age: undefined } })).toBe(ADULT_AGE)
  expect(adultAge({ settings: { responsible_play: 0, responsible_play_age: 21 } })).toBe(ADULT_AGE)
  expect(hasResponsiblePlay({ settings: {} })).toBe(false)
})
