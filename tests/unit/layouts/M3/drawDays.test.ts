import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  clockOf,
  drawDays,
  lastNumberOf,
  MAX_PICKS,
  nameOf,
  picksOf,
} from '../../../../src/layouts/M3/model/drawDays.ts'
import type { Draw } from '../../../../src/layouts/parts.ts'

const at = (day: number, hour: number, month = 0, year = 2027) =>
  new Date(year, month, day, hour, 15).getTime()

const draw = (id: string, startsAt: number): Draw => ({
  id,
  title: 'Miền Nam',
  startsAt,
  date: '',
  home: '',
  away: '',
  images: [],
  target: undefined,
})

describe('draws by date', () => {
  const now = at(4, 9)

  it('puts draws of one day under one ball, in the order in which they come', () => {
    const days = drawDays([draw('a', at(4, 16)), draw('b', at(4, 18)), draw('c', at(5, 16))], now, 'en')
    expect(days.map((day) => [day.number, day.draws.map(({ id }) => id)])).toEqual([
      ['04', ['a', 'b']],
      ['05', ['c']],
    ])
  })

  it('files each day under its date in the calendar, which stays the same from day to day', () => {
    const days = drawDays([draw('a', at(4, 16)), draw('b', at(31, 16, 11))], now, 'en')
    expect(days.map(({ key }) => key)).toEqual(['2027-01-04', '2027-12-31'])
  })

  it('calls the nearest days today and tomorrow, and the others by their weekday', () => {
    const names = drawDays([draw('a', at(4, 23)), draw('b', at(5, 0)), draw('c', at(6, 1))], now, 'en').map(
      (day) => day.name,
    )
    expect(names).toEqual(['today', 'tomorrow', 'Wednesday'])
  })

  it('writes the date in the order of the language, with the year only where it is not this one', () => {
    expect(nameOf(at(5, 9), now, 'en').date).toBe('January 5')
    expect(nameOf(at(5, 9, 0, 2028), now, 'en').date).toBe('January 5, 2028')
    expect(nameOf(at(5, 9), now, 'zh-Hans').date).toBe('1月5日')
  })

  it("files a draw under its day and hour in the site's time zone", () => {
    const late = Date.UTC(2027, 0, 4, 18, 15)
    const [day] = drawDays([draw('a', late)], late, 'en', 'Asia/Ho_Chi_Minh')
    expect([day?.key, day?.number]).toEqual(['2027-01-05', '05'])
    expect(clockOf(late, 'vi', 'Asia/Ho_Chi_Minh').digits).toBe('01:15')
    expect(clockOf(late, 'vi', 'UTC').digits).toBe('18:15')
  })

  it("names the site's time zone where the visitor's clock shows another time, and else not", () => {
    const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
    const other = zone === 'Asia/Ho_Chi_Minh' ? 'America/Sao_Paulo' : 'Asia/Ho_Chi_Minh'
    const zoneOf = (timeZone?: string) => drawDays([draw('a', now)], now, 'en', timeZone)[0]?.zone
    expect(zoneOf(other)).toMatch(/Time/)
    expect([zoneOf(zone), zoneOf()]).toEqual(['', ''])
  })

  it('leaves out a draw that has no moment', () => {
    expect(drawDays([draw('a', Number.NaN), draw('b', 1e18)], now, 'en')).toEqual([])
  })

  it('loses no draw and keeps every key once, whatever the moments', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 4_102_444_800_000 })), (moments) => {
        const sorted = moments.toSorted((a, b) => a - b).map((moment, index) => draw(String(index), moment))
        const days = drawDays(sorted, now, 'vi')
        expect(days.flatMap((day) => day.draws)).toEqual(sorted)
        expect(new Set(days.map((day) => day.key)).size).toBe(days.length)
      }),
    )
  })
})

describe('the time of a draw', () => {
  it('sets the half of the day apart from the digits, on the side where the language has it', () => {
    expect(clockOf(at(4, 16), 'en')).toEqual({ before: '', digits: '04:15', after: 'PM' })
    expect(clockOf(at(4, 16), 'ko')).toMatchObject({ before: '오후', after: '' })
    expect(clockOf(at(4, 16), 'vi')).toEqual({ before: '', digits: '16:15', after: '' })
  })

  it('shows Latin digits in every language', () => {
    for (const language of ['bn', 'my', 'ur', 'ta', 'hi', 'km'])
      expect(clockOf(at(4, 16), language).digits).toMatch(/^[\d:.]+$/)
  })

  it('shows nothing for a draw that has no moment', () => {
    expect(clockOf(Number.NaN, 'en').digits).toBe('')
  })
})

describe('how many numbers are drawn', () => {
  it('reads it from a title that says it', () => {
    expect(picksOf('Mega 6/45')).toEqual({ picks: 6, of: 45 })
    expect(picksOf('Power 6 / 55 Jackpot')).toEqual({ picks: 6, of: 55 })
  })

  it('takes no date, no score and no other number for it', () => {
    for (const title of [
      'Miền Nam',
      'Max 3D',
      'Tết 04/01/2027',
      '1/45',
      '45/6',
      '24/7',
      '2026/27',
      '12/45',
      '',
    ])
      expect(picksOf(title)).toBeUndefined()
  })

  it('never asks for more balls than a tray holds', () => {
    fc.assert(
      fc.property(fc.string(), (title) => {
        expect(picksOf(title)?.picks ?? 0).toBeLessThanOrEqual(MAX_PICKS)
      }),
    )
  })
})

describe('the ball of the next draw', () => {
  const held = (title: string, ...result: string[]): Draw => ({ ...draw(title, at(3, 9)), title, result })

  it('shows the number that came last in the same draw, else in any', () => {
    const results = [held('Mega 6/45', '07', '31'), held('3D', '9', '4')]
    expect(lastNumberOf({ title: '3D' }, results)).toBe('4')
    expect(lastNumberOf({ title: 'Power 6/55' }, results)).toBe('31')
  })
  it('shows the last digits of a long number', () => {
    expect(lastNumberOf({ title: 'North' }, [held('North', '27', '58264')])).toBe('64')
  })
  it('shows no date where nothing has been drawn yet', () => {
    expect(lastNumberOf({ title: 'North' }, [])).toBe('?')
  })
})
