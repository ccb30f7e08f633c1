import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findCountries,
  type NamedCountry,
  named,
  preselected,
  readCountries,
  readDialingCode,
  readHere,
} from '../../../../../../src/features/auth/countryPicker/model/countries.ts'

const country = (code: string, dialingCode: string, name = code): NamedCountry => ({
  code,
  dialingCode,
  name,
  sentName: name,
})
const BR = country('BR', '55', 'Brazil')
const US = country('US', '1', 'United States')
const CA = country('CA', '1', 'Canada')
const TR = country('TR', '90', 'Türkiye')
const ALL = [BR, US, CA, TR]

describe('a dialing code', () => {
  it.each([
    ['55', '55'],
    [55, '55'],
    ['+55', '55'],
    ['0055', '55'],
    [' +1 684 ', '1684'],
    ['1-684', '1684'],
    ['(44)', '44'],
  ])('%j is %s', (sent, read) => expect(readDialingCode(sent)).toBe(read))

  it.each(['', '0', '+', 'abc', '12345678', null, undefined, '5a5'])('%j is none', (sent) =>
    expect(readDialingCode(sent)).toBeUndefined(),
  )

  it('is digits or nothing, whatever is sent', () => {
    expect(readDialingCode({ toString: 0 })).toBeUndefined()
    fc.assert(fc.property(fc.anything(), (sent) => /^[1-9]\d*$/.test(readDialingCode(sent) ?? '1')))
  })
})

describe('the list of countries', () => {
  it('keeps the order, and each country once', () => {
    const sent = [
      { countryCode: 'br', countryDialingCode: 55, name: ' Brasil ' },
      { countryCode: 'US', countryDialingCode: '+1' },
      { countryCode: 'BR', countryDialingCode: '55' },
    ]
    expect(readCountries(sent)).toEqual([
      { code: 'BR', dialingCode: '55', sentName: 'Brasil' },
      { code: 'US', dialingCode: '1', sentName: '' },
    ])
  })

  it('leaves out what has no country or no code to dial', () => {
    const sent = [
      { countryCode: 'Brazil', countryDialingCode: '55' },
      { countryCode: 'BR', countryDialingCode: '' },
      { countryCode: 'AR', countryDialingCode: '54' },
    ]
    expect(readCountries(sent).map(({ code }) => code)).toEqual(['AR'])
    expect(readCountries(undefined)).toEqual([])
  })

  it.each([
    ['in the visitor’s language', 'Brasil', 'Brazil', 'Brazil'],
    ['else as it was sent', 'Brasil', undefined, 'Brasil'],
    ['else by its code', '', undefined, 'BR'],
  ])('names a country %s', (_, sentName, known, name) => {
    const brazil = { code: 'BR', dialingCode: '55', sentName }
    expect(named(brazil, () => known)).toEqual({ ...brazil, name })
  })
})

describe('what is preselected', () => {
  it.each<[string, string | undefined, string | undefined, NamedCountry | undefined]>([
    ['the country of the default code', 'BR', '55', BR],
    ['of several with one code, where the visitor is', 'CA', '1', CA],
    ['of several with one code, else the first', 'PR', '1', US],
    ['nothing for a code that is not in the list', 'DE', '49', undefined],
    ['nothing for a country without a code', 'BR', undefined, undefined],
  ])('%s', (_, code, dialingCode, expected) => expect(preselected(ALL, { code, dialingCode })).toBe(expected))

  it('reads where the visitor is, or nothing', () => {
    expect(readHere({ countryCode: ' br ', countryDialingCode: '+55' })).toEqual({
      code: 'BR',
      dialingCode: '55',
    })
    expect(readHere(undefined)).toEqual({ code: undefined, dialingCode: undefined })
  })
})

describe('the search', () => {
  it.each([
    ['', ['BR', 'US', 'CA', 'TR']],
    ['bra', ['BR']],
    ['  CANA ', ['CA']],
    ['turki', ['TR']],
    ['us', ['US']],
    ['+1', ['US', 'CA']],
    ['5', ['BR']],
    ['90', ['TR']],
    ['nowhere', []],
    ['999', []],
  ])('%j finds %j', (typed, codes) =>
    expect(findCountries(ALL, typed).map(({ code }) => code)).toEqual(codes),
  )

  it('never finds what is not there, and finds each by its own name and code', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => findCountries(ALL, typed).every((found) => ALL.includes(found))),
    )
    for (const one of ALL) {
      expect(findCountries(ALL, one.name)).toContain(one)
      expect(findCountries(ALL, `+${one.dialingCode}`)).toContain(one)
    }
  })
})
