import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES } from '../../../src/i18n/languages.ts'
import { fromBcp47, type LanguageSources, resolveLanguage } from '../../../src/i18n/resolveLanguage.ts'

const resolve = (sources: Partial<LanguageSources>) =>
  resolveLanguage({ browser: [], allowed: ['EN', 'CN', 'PT-BR', 'VI'], ...sources })

describe('the language of a visit', () => {
  it('is taken from the address, stored, the member, the browser and the site, in this order', () => {
    const all = { url: 'VI', stored: 'CN', member: 'PT-BR', browser: ['en'] }
    expect(resolve(all)).toBe('VI')
    expect(resolve({ ...all, url: undefined })).toBe('CN')
    expect(resolve({ ...all, url: '', stored: null })).toBe('PT-BR')
    expect(resolve({ ...all, url: [], stored: {}, member: 'nonsense' })).toBe('EN')
    expect(resolve({ allowed: ['VI', 'EN'] })).toBe('VI')
  })

  it('is the phone’s where the site allows it, though another one stands first', () => {
    expect(resolve({ allowed: ['CN', 'EN'], browser: ['en-GB'] })).toBe('EN')
    expect(resolve({ allowed: ['CN', 'EN'], browser: ['th'] })).toBe('CN')
  })

  it('is what the player chose on this phone, before what the back office knows of the member', () => {
    expect(resolve({ stored: 'VI', member: 'PT-BR' })).toBe('VI')
    expect(resolve({ stored: 'TH', member: 'PT-BR' }), 'not allowed, so no choice').toBe('PT-BR')
  })

  it('is never one that the site does not allow', () => {
    expect(resolve({ url: 'TH', stored: 'PT', browser: ['ja', 'vi-VN'] })).toBe('VI')
    expect(resolve({ url: 'TH', allowed: ['EN'] })).toBe('EN')
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(...LANGUAGE_CODES), { minLength: 1 }),
        fc.anything(),
        fc.array(fc.oneof(fc.string(), fc.constantFrom('zh', 'pt-AO', 'en-GB', 'tl'))),
        (allowed, stored, browser) => {
          expect(allowed).toContain(resolve({ allowed, stored, member: stored, url: stored, browser }))
        },
      ),
    )
  })

  it('is CN where the site allows none that we know', () => {
    expect(resolve({ allowed: [] })).toBe('CN')
    expect(resolve({ allowed: ['XX', null, 5], browser: ['en'] })).toBe('CN')
    expect(resolve({ allowed: ['XX', 'en'] })).toBe('EN')
  })

  it.each([
    ['pt-BR', ['PT-BR', 'PT']],
    ['pt-PT', ['PT', 'PT-BR']],
    ['pt', ['PT', 'PT-BR']],
    ['zh', ['CN', 'TW']],
    ['zh-CN', ['CN', 'TW']],
    ['zh-Hans-HK', ['CN', 'TW']],
    ['zh-HK', ['TW', 'CN']],
    ['zh-Hant-TW', ['TW', 'CN']],
    ['fil-PH', ['TY']],
    ['tl', ['TY']],
    ['in-ID', ['ID']],
    ['my-MM', ['MY']],
    ['ms-MY', ['MS']],
    ['es-419', ['ES']],
    ['ur-PK', ['UR']],
    ['ty', []],
    ['tw', []],
    ['de-DE', []],
    ['', []],
    ['__proto__', []],
    ['constructor', []],
  ])('a browser that speaks %s is offered %j', (tag, codes) => {
    expect(fromBcp47(tag)).toEqual(codes)
  })

  it('understands a browser’s tag in the address', () => {
    expect(resolve({ url: 'pt-br' })).toBe('PT-BR')
    expect(resolve({ url: 'zh-Hans' })).toBe('CN')
  })
})
