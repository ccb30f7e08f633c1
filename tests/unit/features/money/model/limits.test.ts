import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTyped } from '../../../../../src/features/money/model/amount.ts'
import {
  type AmountFault,
  allOf,
  amountFault,
  limitsOf,
} from '../../../../../src/features/money/model/limits.ts'
import { MOST_PRESETS, presetsOf } from '../../../../../src/features/money/model/presets.ts'

const limits = limitsOf(10, 20000, 2)

describe('limits', () => {
  it.each<[unknown, unknown, bigint | undefined, bigint | undefined]>([
    [10, 20000, 1000n, 2000000n],
    ['10', '20000.50', 1000n, 2000050n],
    [0, 0, undefined, undefined],
    [-1, -1, undefined, undefined],
    [undefined, null, undefined, undefined],
    ['free', {}, undefined, undefined],
    [0.001, 5, 1n, 500n],
    [100, 10, 10000n, undefined],
  ])('%j to %j', (min, max, least, most) => {
    expect(limitsOf(min, max, 2)).toEqual({ min: least, max: most })
  })

  it.each<[string, bigint | undefined, AmountFault | undefined]>([
    ['', undefined, 'amount_required'],
    ['0', undefined, 'amount_required'],
    ['ten', undefined, 'amount_unreadable'],
    ['9.99', undefined, 'at_least'],
    ['10', undefined, undefined],
    ['20000', undefined, undefined],
    ['20000.01', undefined, 'at_most'],
    ['50', 4999n, 'amount_balance'],
    ['50', 5000n, undefined],
    ['30000', 5000n, 'amount_balance'],
    ['30000', 9_000_000n, 'at_most'],
    ['5', 100n, 'at_least'],
  ])('%j with %s to take it from: %s', (text, balance, fault) => {
    expect(amountFault(readTyped(text, 2), limits, balance)).toBe(fault)
  })

  it('let all of it be taken, as far as the limit goes, and only where it is enough', () => {
    expect(allOf(152050n, limits)).toBe(152050n)
    expect(allOf(9_000_000n, limits)).toBe(2000000n)
    expect(allOf(999n, limits)).toBeUndefined()
    expect(allOf(0n, { min: undefined, max: undefined })).toBeUndefined()
    expect(allOf(undefined, limits)).toBeUndefined()
  })
})

describe('amounts to begin with', () => {
  it.each<[unknown, unknown, number, readonly bigint[]]>([
    [10, 20000, 2, [1000n, 2000n, 5000n, 10000n, 20000n, 50000n]],
    [50000, 300000000, 0, [50000n, 100000n, 200000n, 500000n, 1000000n, 2000000n]],
    [30, 80, 2, [5000n]],
    [60, 90, 2, []],
    [undefined, undefined, 2, [100n, 200n, 500n, 1000n, 2000n, 5000n]],
  ])('from %j to %j', (min, max, digits, presets) => {
    expect(presetsOf(limitsOf(min, max, digits), digits)).toEqual(presets)
  })

  it('are never outside of the limits, never twice, and few', () => {
    const amount = fc.option(fc.bigInt({ min: 1n, max: 10n ** 12n }), { nil: undefined })
    fc.assert(
      fc.property(amount, amount, fc.constantFrom(0, 2, 3), (min, max, digits) => {
        const presets = presetsOf({ min, max }, digits)
        expect(presets.length).toBeLessThanOrEqual(MOST_PRESETS)
        expect(new Set(presets).size).toBe(presets.length)
        for (const preset of presets) {
          expect(min === undefined || preset >= min).toBe(true)
          expect(max === undefined || preset <= max).toBe(true)
        }
      }),
    )
  })
})
