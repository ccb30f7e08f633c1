import { describe, expect, it, vi } from 'vitest'
import {
  collapseChinese,
  isLanguageCode,
  LANGUAGE_CODES,
  languageOf,
  readLanguageCode,
} from '../../../src/i18n/languages.ts'
import { NATIVE_NAMES } from '../../../src/i18n/nativeNames.ts'

describe('the twenty languages', () => {
  it('are all there, each with a tag of its own', () => {
    const tags = LANGUAGE_CODES.map((code) => languageOf(code).bcp47)
    expect(new Set(tags).size).toBe(20)
    expect(Intl.getCanonicalLocales(tags)).toEqual(tags)
    expect(Intl.PluralRules.supportedLocalesOf(tags)).toEqual(tags)
  })

  it.each([
    ['TY', 'fil'],
    ['MY', 'my'],
    ['CN', 'zh-Hans'],
    ['TW', 'zh-Hant'],
    ['PT-BR', 'pt-BR'],
    ['UR', 'ur'],
  ] as const)('%s is %s', (code, tag) => {
    expect(languageOf(code).bcp47).toBe(tag)
  })

  it('ask Intl for nothing before something is formatted: its first answer takes part of a first picture', () => {
    const asked = vi.spyOn(Intl.DateTimeFormat, 'supportedLocalesOf')
    const hindi = languageOf('HI')
    expect(asked).not.toHaveBeenCalled()
    expect(hindi.numberLocale).toBe('hi-u-nu-latn')
    expect(asked).toHaveBeenCalled()
    asked.mockRestore()
  })

  it('only Urdu reads from right to left', () => {
    expect(LANGUAGE_CODES.filter((code) => languageOf(code).dir === 'rtl')).toEqual(['UR'])
  })

  it('have a name in their own script', () => {
    for (const code of LANGUAGE_CODES) expect(NATIVE_NAMES[code].length).toBeGreaterThan(1)
  })

  it('are read in any case, and nothing else is', () => {
    expect(['pt-br', 'PT_BR', ' en ', 'Ty'].map(readLanguageCode)).toEqual(['PT-BR', 'PT-BR', 'EN', 'TY'])
    expect(['', 'XX', 'english', null, undefined, 7, {}].map(readLanguageCode)).toEqual(
      Array(7).fill(undefined),
    )
    expect([isLanguageCode('PT-BR'), isLanguageCode('pt-br'), isLanguageCode(null)]).toEqual([
      true,
      false,
      false,
    ])
  })

  it('collapse Chinese variants to CN for others', () => {
    expect(['TW', 'CN', 'zh-Hant', 'EN', 'PT-BR', ''].map(collapseChinese)).toEqual([
      'CN',
      'CN',
      'CN',
      'EN',
      'PT-BR',
      '',
    ])
  })
})
