import { afterEach, describe, expect, it, vi } from 'vitest'
import { formatDateTime, formatMoney, formatNear } from '../../../src/i18n/format.ts'
import { hasIntlData } from '../../../src/i18n/languages.ts'
import { ownDate, ownNames, partsOf } from '../../../src/i18n/ownDates.ts'

const morning = Date.UTC(2027, 0, 4, 1, 5)

afterEach(() => vi.restoreAllMocks())

describe('dates in a language that the browser has no data of', () => {
  it('have the months of that language', () => {
    expect(ownDate(morning, 'KM', 'dateTime', 'UTC')).toBe('4 មករា 2027 01:05')
    expect(ownDate(morning, 'MY', 'date', 'UTC')).toBe('4 ဇန်နဝါရီ 2027')
    expect(ownDate(morning, 'MY', 'time', 'UTC')).toBe('01:05')
  })

  it('are plain numbers where there are no names either', () => {
    expect(ownDate(morning, 'BN', 'date', 'UTC')).toBe('2027-01-04')
  })

  it('have twelve months, seven days, today and tomorrow', () => {
    for (const language of ['KM', 'MY'] as const) {
      const names = ownNames(language)
      const all = [
        ...Array.from({ length: 12 }, (_, month) => names?.month(month)),
        ...Array.from({ length: 7 }, (_, day) => names?.weekday(day)),
        names?.near(0),
        names?.near(1),
      ]
      expect(new Set(all).size).toBe(21)
      expect(all).not.toContain('')
    }
  })

  it("are never in the browser's own language", () => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(hasIntlData('KM')).toBe(false)
    expect(formatDateTime(morning, 'KM', { timeZone: 'UTC', style: 'date' })).toBe('4 មករា 2027')
    expect(formatMoney('1234.5', 'USD', 'KM')).toBe('$1,234.50')
  })

  it.each([
    ['KM', '42 នាទីទៀត'],
    ['MY', '42 မိနစ်အတွင်း'],
    ['BN', undefined],
  ] as const)('are told as minutes within the hour before them: %s', (language, text) => {
    vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf').mockReturnValue([])
    expect(formatNear(morning, morning - 42 * 60_000, language)).toBe(text)
    expect(formatNear(morning, morning + 1, language)).toBeUndefined()
  })

  it('are taken apart in the time zone that is asked for', () => {
    expect(partsOf(morning, 'America/Sao_Paulo')).toEqual({
      year: 2027,
      month: 0,
      day: 3,
      weekday: 0,
      time: '22:05',
    })
  })
})
