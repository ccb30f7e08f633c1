import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareLocale, pluralForms } from '../../../scripts/i18n/compare.ts'
import { describeFaults } from '../../../scripts/i18n/report.ts'
import { LANGUAGE_CODES, type LanguageCode } from '../../../src/i18n/languages.ts'

const english = {
  home: 'Home',
  vip: 'VIP',
  choose_one: 'Choose one',
  network_error: 'Network Error / CORS Errors',
  slide_of: '{{number}} of {{total}}',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
}

const vietnamese: Record<string, unknown> = {
  home: 'Trang chủ',
  vip: 'VIP',
  choose_one: 'Chọn một',
  network_error: 'Network Error / CORS Errors',
  slide_of: '{{number}} / {{total}}',
  days_other: '{{count}} ngày',
}

const without = (key: string) =>
  Object.fromEntries(Object.entries(vietnamese).filter(([name]) => name !== key))

function faults(words: Record<string, unknown>, code: LanguageCode = 'VI'): string[] {
  return compareLocale(code, { shell: english }, { shell: words }).map(({ kind, key }) => `${kind} ${key}`)
}

describe('a language measured by English', () => {
  it('is complete when it has every key, in its own plural forms', () => {
    expect(faults(vietnamese)).toEqual([])
  })

  it('lacks a key, and all keys of a namespace that it has no file for', () => {
    expect(faults(without('home'))).toEqual(['missing home'])
    expect(compareLocale('VI', { shell: { home: 'Home' }, account: { email: 'Email' } }, {})).toEqual([
      { namespace: 'shell', key: 'home', kind: 'missing' },
      { namespace: 'account', key: 'email', kind: 'missing' },
    ])
  })

  it('has a key or a namespace that English does not know', () => {
    expect(faults({ ...vietnamese, hom: 'Trang chủ' })).toEqual(['unknown hom'])
    expect(compareLocale('VI', {}, { old: { home: 'Trang chủ' } })).toEqual([
      { namespace: 'old', key: 'home', kind: 'unknown' },
    ])
  })

  it('counts as its own plural rules do, not as English does', () => {
    expect(faults({ ...vietnamese, days_one: '{{count}} ngày' })).toEqual(['plural days_one'])
    expect(faults(without('days_other'))).toEqual(['missing days_other'])
    expect(faults({ ...vietnamese, days_one: '{{count}} día', days_other: '{{count}} días' }, 'ES')).toEqual([
      'missing days_many',
    ])
  })

  it('has a key that ends like a plural form and is none', () => {
    expect(faults(without('choose_one'))).toEqual(['missing choose_one'])
  })

  it.each([
    ['renamed', '{{num}} / {{total}}'],
    ['dropped', '{{number}}'],
    ['doubled', '{{number}} / {{total}} / {{total}}'],
    ['broken', '{{number}} / {{total}} }'],
    ['half open', '{{number}} / {total}}'],
    ['formatted otherwise', '{{number, number}} / {{total}}'],
    ['nested', '{{number}} / {{total}} $t(home)'],
  ])('has a placeholder that is %s', (_, slide_of) => {
    expect(faults({ ...vietnamese, slide_of })).toEqual(['placeholders slide_of'])
  })

  it('may put its placeholders in another order', () => {
    expect(faults({ ...vietnamese, slide_of: '{{total}} / {{number}}' })).toEqual([])
  })

  it('measures each plural form by the English one of its kind, or else by the general one', () => {
    const days = { days_one: 'día', days_many: 'de días', days_other: '{{count}} días' }
    expect(faults({ ...vietnamese, ...days }, 'ES')).toEqual([
      'placeholders days_one',
      'placeholders days_many',
    ])
  })

  it('was left in English, in whatever case', () => {
    expect(faults({ ...vietnamese, home: ' HOME ' })).toEqual(['english home'])
  })

  it.each([
    ['KM', 'Please try again'],
    ['UR', 'Barah-e-karam dobara koshish karein'],
    ['JA', 'Mou ichido'],
  ] as const)('%s was written in another language’s letters: %s', (code, retry) => {
    const source = { shell: { retry: 'Retry', versus: '{{home}} v {{away}}' } }
    const versus = '{{home}} VS {{away}}'
    expect(compareLocale(code, source, { shell: { retry, versus } })).toEqual([
      { namespace: 'shell', key: 'retry', kind: 'english' },
    ])
  })

  it('may share a word with English where the list says so, for that language only', () => {
    const taglish = { ...vietnamese, home: 'Home', days_one: '{{count}} araw' }
    expect(faults(taglish, 'TY')).toEqual([])
    expect(faults({ ...vietnamese, home: 'Home' }, 'ID')).toEqual(['english home'])
  })

  it('keeps a notice that the specification fixes, to the letter', () => {
    expect(faults({ ...vietnamese, network_error: 'Lỗi mạng' })).toEqual(['literal network_error'])
    expect(faults({ ...vietnamese, network_error: 'network error / cors errors' })).toEqual([
      'literal network_error',
    ])
  })

  it.each([['', ' ', null, undefined, 7, ['Trang chủ'], { one: 'Trang chủ' }]])('has no text: %j', (home) => {
    expect(faults({ ...vietnamese, home })).toEqual(['empty home'])
  })

  it('is not fooled by names that every object has', () => {
    expect(faults({ ...vietnamese, toString: 'x' })).toEqual(['unknown toString'])
    expect(compareLocale('VI', { shell: { constructor: 'Maker' } }, { shell: {} })).toHaveLength(1)
  })
})

describe('English measured by itself', () => {
  it('is complete, though everything in it is English', () => {
    expect(faults(english, 'EN')).toEqual([])
  })

  it('lacks a plural form, or a text', () => {
    const { days_one: _, ...words } = english
    const locale = { shell: { ...words, home: '' } }
    expect(compareLocale('EN', locale, locale).map(({ kind, key }) => `${kind} ${key}`)).toEqual([
      'empty home',
      'missing days_one',
    ])
  })
})

describe('any language', () => {
  const words = fc.dictionary(
    fc.stringMatching(/^[a-z_]{1,9}$/),
    fc.constantFrom('a {{b}}', 'c', '{{count}}'),
  )

  it('is complete once every form that its rules name is there, and only then', () => {
    const code = fc.constantFrom(...LANGUAGE_CODES.filter((one) => one !== 'EN'))
    fc.assert(
      fc.property(code, fc.stringMatching(/^[a-z]{1,9}$/), fc.nat(), (language, stem, at) => {
        const forms = pluralForms(language)
        const source = { shell: { [`${stem}_one`]: '{{count}} x', [`${stem}_other`]: '{{count}} xs' } }
        const own = forms.map((form) => [`${stem}_${form}`, `{{count}} (${forms.length})!`] as const)
        const lost = own[at % own.length]?.[0]
        expect(compareLocale(language, source, { shell: Object.fromEntries(own) })).toEqual([])
        const rest = Object.fromEntries(own.filter(([key]) => key !== lost))
        expect(compareLocale(language, source, { shell: rest })).toEqual([
          { namespace: 'shell', key: lost, kind: 'missing' },
        ])
      }),
    )
  })

  it('has one fault at most for each key', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGE_CODES), words, words, (code, source, own) => {
        const keys = compareLocale(code, { shell: source }, { shell: own }).map(({ key }) => key)
        expect(new Set(keys).size).toBe(keys.length)
      }),
    )
  })
})

describe('what people are told', () => {
  it('is one line for each namespace and kind of fault', () => {
    expect(describeFaults(compareLocale('VI', { shell: english }, { shell: { home: 'Home' } }))).toEqual([
      'shell, still English (1): home',
      'shell, missing (5): vip, choose_one, network_error, slide_of, days_other',
    ])
    expect(describeFaults([])).toEqual([])
  })
})
