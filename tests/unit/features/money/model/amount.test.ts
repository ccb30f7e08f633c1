import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  currencySign,
  minorDigits,
  minorUnits,
  readTyped,
  wireAmount,
} from '../../../../../src/features/money/model/amount.ts'

const amounts = fc.bigInt({ min: 0n, max: 10n ** 18n - 1n })
const digitsOf = fc.constantFrom(0, 2, 3)

describe('the smallest unit of a currency', () => {
  it.each([
    ['BRL', 2],
    ['USD', 2],
    ['VND', 0],
    ['KRW', 0],
    ['JPY', 0],
    ['KWD', 3],
    ['TLB', 2],
    ['USDT', 2],
    ['', 2],
    ['?', 2],
  ])('%s has %d digits', (currency, digits) => {
    expect(minorDigits(currency)).toBe(digits)
  })

  it('is named by the sign of its own country', () => {
    expect([currencySign('BRL'), currencySign('TLB'), currencySign('VND'), currencySign('')]).toEqual([
      'R$',
      '₱',
      '₫',
      '',
    ])
  })
})

describe('an amount as a back office sends it', () => {
  it.each<[unknown, number, bigint | undefined]>([
    [10, 2, 1000n],
    ['10', 2, 1000n],
    [10.5, 2, 1050n],
    ['1520.50', 2, 152050n],
    [0.1, 2, 10n],
    [1.005, 2, 100n],
    ['2450000', 0, 2450000n],
    ['2450000.00', 0, 2450000n],
    [' 7 ', 2, 700n],
    ['', 2, undefined],
    ['-5', 2, undefined],
    [-1, 2, undefined],
    [1e21, 2, undefined],
    [Number.NaN, 2, undefined],
    ['1,000', 2, undefined],
    [null, 2, undefined],
    [{}, 2, undefined],
  ])('%j with %d digits is %s', (sent, digits, minor) => {
    expect(minorUnits(sent, digits)).toBe(minor)
  })

  it('is cut where it is finer than the currency, and raised where it is the least', () => {
    expect(minorUnits('9.999', 2)).toBe(999n)
    expect(minorUnits('9.991', 2, 'raised')).toBe(1000n)
    expect(minorUnits('9.990', 2, 'raised')).toBe(999n)
  })

  it('goes out as it came in, without a floating point on the way', () => {
    fc.assert(
      fc.property(amounts, digitsOf, (minor, digits) => {
        expect(minorUnits(wireAmount(minor, digits), digits)).toBe(minor)
      }),
    )
  })
})

describe('an amount as people write it', () => {
  it.each<[string, number, bigint]>([
    ['100', 2, 10000n],
    ['100,5', 2, 10050n],
    ['100.50', 2, 10050n],
    ['1.000', 2, 100000n],
    ['1,000', 2, 100000n],
    ['1.000,50', 2, 100050n],
    ['1,000.50', 2, 100050n],
    ['1 000,50', 2, 100050n],
    ["1'000.50", 2, 100050n],
    ['1,00,000', 2, 10000000n],
    ['12.345.678', 0, 12345678n],
    ['R$ 50', 2, 5000n],
    ['Rs. 500', 2, 50000n],
    ['US$5', 2, 500n],
    ['5 BRL', 2, 500n],
    ['50 ₫', 0, 50n],
    ['500.000đ', 0, 500000n],
    ['۵۰۰', 2, 50000n],
    ['۱٬۵۰۰٫۲۵', 2, 150025n],
    ['១២៣', 2, 12300n],
    ['.5', 2, 50n],
    ['5.', 2, 500n],
    ['10.00', 0, 10n],
    ['0.500', 2, 50n],
    ['1.234', 3, 1234n],
    ['10.555', 0, 10555n],
  ])('%s with %d digits is %s', (text, digits, minor) => {
    expect(readTyped(text, digits)).toEqual({ state: 'read', minor })
  })

  it.each<[string, number]>([
    ['abc', 2],
    ['1e5', 2],
    ['500k', 0],
    ['5tr', 0],
    ['1 mil', 2],
    ['-5', 2],
    ['1..5', 2],
    ['1,2,3', 2],
    ['1.5', 0],
    ['0.123', 2],
    ['12.34.56', 2],
    ['1.000,5.5', 2],
    ['9'.repeat(30), 2],
    ['.', 2],
    ['∞', 2],
  ])('%s with %d digits is none', (text, digits) => {
    expect(readTyped(text, digits)).toEqual({ state: 'unreadable' })
  })

  it('is empty where nothing but blanks stands', () => {
    expect(readTyped(' \u00a0', 2)).toEqual({ state: 'empty' })
  })

  it('is read as it is shown, in every way of writing thousands', () => {
    const ways = fc.constantFrom(['.', ','], [',', '.'], [' ', ','], ['', '.'])
    fc.assert(
      fc.property(amounts, fc.constantFrom(0, 2), ways, (minor, digits, [thousands = '', decimal = '']) => {
        const [whole = '', rest = ''] = wireAmount(minor, digits).split('.')
        const grouped = whole.replace(/\B(?=(\d{3})+$)/g, thousands)
        expect(readTyped(rest ? `${grouped}${decimal}${rest}` : grouped, digits)).toEqual({
          state: 'read',
          minor,
        })
      }),
    )
  })

  it('never throws, whatever was pasted', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(..."0123456789.,'R$٫٬۵-+eE∞ \u200f\u202f") }),
        digitsOf,
        (text, digits) => {
          const typed = readTyped(text, digits)
          if (typed.state === 'read') expect(typed.minor >= 0n).toBe(true)
        },
      ),
    )
  })
})
