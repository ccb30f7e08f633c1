import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  displayCurrency,
  formatCountdown,
  formatDateTime,
  formatMoney,
  formatNear,
  formatNumber,
  fromMinorUnits,
} from '../../../src/i18n/format.ts'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'

const plain = (text: string) => text.replace(/\s/g, ' ')

describe('money', () => {
  it.each([
    ['1234.5', 'BRL', 'R$ 1.234,50'],
    ['1234.5', 'TLB', 'PHP 1,234.50'],
    ['1234.5', 'PHP', 'PHP 1,234.50'],
    ['1234.5', 'VND', '₫1,234'],
    ['1234.5', 'VNDK', '₫1,234'],
    ['1234.5', 'CNY', '¥1,234.50'],
    ['1234.5', ' brl ', 'R$ 1.234,50'],
    ['1234.5', '', '1,234.50'],
    ['1234.5', '1', '1,234.50'],
    ['-0.001', 'BRL', 'R$ 0,00'],
    ['-12', 'BRL', '-R$ 12,00'],
    ['0', 'BRL', 'R$ 0,00'],
    ['0.999', 'CNY', '¥0.99'],
    ['90071992547409931234.56', 'CNY', '¥90,071,992,547,409,931,234.56'],
  ])('%s %s is %s', (amount, currency, text) => {
    expect(plain(formatMoney(amount, currency))).toBe(text)
  })

  it('counts minor units by the digits of the currency', () => {
    expect(plain(formatMoney(123456n, 'BRL'))).toBe('R$ 1.234,56')
    expect(plain(formatMoney(123456n, 'VND'))).toBe('₫123,456')
    expect(plain(formatMoney(-5n, 'BRL'))).toBe('-R$ 0,05')
  })

  it.each(['', 'abc', '1,5', '1e9', 'NaN', 'Infinity', '.5', '1.', '0x10', '--1'])(
    'shows a dash for %j',
    (amount) => {
      expect(formatMoney(amount, 'BRL')).toBe('–')
    },
  )

  it('loses nothing, however large', () => {
    fc.assert(
      fc.property(fc.bigInt(), (minor) => {
        expect(BigInt(fromMinorUnits(minor, 2).replace('.', ''))).toBe(minor)
        expect(
          formatMoney(minor, 'CNY')
            .replace(/[^\d]/g, '')
            .replace(/^0+(?=\d)/, ''),
        ).toBe(String(minor < 0n ? -minor : minor))
      }),
    )
  })

  it('cuts the code to three letters, and TLB is PHP', () => {
    expect(['TLB', 'TLBX', 'BRLX', 'usd', ''].map(displayCurrency)).toEqual(['PHP', 'PHP', 'BRL', 'USD', ''])
  })
})

describe('money as the language writes it', () => {
  it.each([
    ['1234.5', 'BRL', 'PT-BR', 'R$ 1.234,50'],
    ['2450000', 'VND', 'VI', '2.450.000 ₫'],
    ['45615', 'TRY', 'TR', '₺45.615,00'],
    ['50', 'TLB', 'TY', '₱50.00'],
    ['50', 'PHP', 'EN', '₱50.00'],
    ['326.5', 'USD', 'EN', '$326.50'],
  ] as const)('%s %s in %s is %s', (amount, currency, language, text) => {
    expect(plain(formatMoney(amount, currency, language))).toBe(text)
  })

  it('says the same amount in every language, in Latin digits', () => {
    for (const code of LANGUAGE_CODES) {
      expect(formatMoney('1234567', 'USD', code).replace(/\D/g, '')).toBe('123456700')
      expect(formatMoney('x', 'USD', code)).toBe('–')
    }
  })
})

describe('a moment in the time zone of the site', () => {
  const draw = Date.UTC(2027, 0, 15, 9, 15)

  it("names the zone where the visitor's clock says something else", () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const other = zone === 'Asia/Ho_Chi_Minh' ? 'America/Sao_Paulo' : 'Asia/Ho_Chi_Minh'
    expect(formatDateTime(draw, 'EN', { timeZone: other })).toMatch(/\(.+\)$/)
    expect(formatDateTime(draw, 'EN', { timeZone: zone })).not.toContain('(')
    expect(formatDateTime(draw, 'EN', { style: 'date', timeZone: other })).not.toContain('(')
    expect(plain(formatDateTime(draw, 'EN', { timeZone: 'Asia/Ho_Chi_Minh' }))).toContain('4:15 PM')
  })

  it('always has the name of its zone where another machine than the reader’s writes it', () => {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    expect(formatDateTime(draw, 'EN', { timeZone, isNamed: true })).toMatch(/\(.+\)$/)
  })

  it('is told as minutes within the hour before it, and not before or after', () => {
    expect(formatNear(draw, draw - 42 * 60_000, 'EN')).toBe('in 42 minutes')
    expect(formatNear(draw, draw - 1, 'EN')).toBe('in 1 minute')
    expect(formatNear(draw, draw - 60 * 60_000, 'EN')).toBeUndefined()
    expect(formatNear(draw, draw, 'EN')).toBeUndefined()
  })
})

describe('numbers and dates', () => {
  const noon = Date.UTC(2026, 10, 21, 12, 0)

  it('are in Latin digits in every language', () => {
    for (const code of LANGUAGE_CODES) {
      expect(formatNumber(1234567, code)).toMatch(/^[\d\s.,]+$/)
      expect(formatDateTime(noon, code, { timeZone: 'UTC' })).toMatch(/\d/)
      expect(formatDateTime(noon, code, { timeZone: 'UTC' })).not.toMatch(/[^\P{Nd}0-9]/u)
    }
  })

  it('follow the language', () => {
    expect(formatNumber(0.25, 'EN', { style: 'percent' })).toBe('25%')
    expect(formatNumber(1234.5, 'PT-BR')).toBe('1.234,5')
    expect(plain(formatDateTime(noon, 'EN', { style: 'date', timeZone: 'UTC' }))).toBe('Nov 21, 2026')
    expect(plain(formatDateTime(noon, 'EN', { style: 'time', timeZone: 'UTC' }))).toBe('12:00 PM')
    expect(formatDateTime(noon, 'PT-BR', { style: 'date', timeZone: 'UTC' })).toBe('21 de nov. de 2026')
  })

  it('keep a time in its own order where words run from right to left', () => {
    expect(plain(formatDateTime(noon, 'UR', { style: 'time', timeZone: 'UTC' }))).toBe('\u206612:00 PM\u2069')
    expect(formatDateTime(noon, 'UR', { timeZone: 'UTC' })).toMatch(/^[^\u2066]+\u2066[^\u2069]+\u2069$/)
    expect(formatDateTime(noon, 'UR', { style: 'date', timeZone: 'UTC' })).not.toMatch(/[\u2066\u2069]/)
  })

  it('shows nothing for what is no date', () => {
    expect([Number.NaN, Infinity, 9e15].map((instant) => formatDateTime(instant, 'EN'))).toEqual(['', '', ''])
  })
})

describe('a countdown', () => {
  it('counts days into the hours', () => {
    expect(formatCountdown({ days: 0, hours: 0, minutes: 0, seconds: 9 })).toBe('00:00:09')
    expect(formatCountdown({ days: 2, hours: 1, minutes: 2, seconds: 3 })).toBe('49:02:03')
  })
})
