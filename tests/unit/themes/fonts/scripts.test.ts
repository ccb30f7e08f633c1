import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGE_CODES, RARE_SCRIPTS } from '../../../../src/i18n/languages.ts'
import { NATIVE_NAMES } from '../../../../src/i18n/nativeNames.ts'
import { lacksScript, NOBODYS, SCRIPTS } from '../../../../src/themes/fonts/scripts.ts'

const ranges = (text: string) =>
  text.split(',').map((part) => {
    const [first = '', last = first] = part.trim().replace('U+', '').split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })

describe('whether a device lacks a script', () => {
  it('is recognised when every letter is drawn with the sign for missing letters', () => {
    expect(lacksScript([21.5, 21.5, 21.5], [21.5, 21.5, 21.5])).toBe(true)
    expect(lacksScript([21.5, 21.5004, 21.5], [30, 21.5])).toBe(true)
  })

  it.each([
    ['letters are as wide as letters are', [33.1, 14.2, 28], [21.5]],
    ['one letter happens to be as wide as the sign', [21.5, 14.2, 28], [21.5]],
    ['all letters are of one width, which is not the sign’s', [24, 24, 24], [21.5]],
    ['a browser blurs what it measures', [21.51, 21.48, 21.55], [21.5]],
    ['nothing was measured', [], []],
    ['one letter says nothing', [21.5], [21.5]],
    ['nobody knows the sign', [21.5, 21.5], []],
    ['a browser measures nonsense', [Number.NaN, Number.NaN], [Number.NaN]],
  ])('is not believed where %s', (_, letters, nobodys) => {
    expect(lacksScript(letters, nobodys)).toBe(false)
  })

  it('never depends on the order in which letters are measured', () => {
    const widths = fc.array(fc.constantFrom(0, 21.5, 30), { minLength: 2, maxLength: 5 })
    fc.assert(
      fc.property(widths, widths, (letters, nobodys) => {
        expect(lacksScript(letters.toReversed(), nobodys.toReversed())).toBe(lacksScript(letters, nobodys))
      }),
    )
  })
})

describe('the scripts that phones may lack', () => {
  it('are those of the languages that are looked after', () => {
    expect(LANGUAGE_CODES.filter((code) => SCRIPTS[code])).toEqual(
      LANGUAGE_CODES.filter((code) => RARE_SCRIPTS.includes(code)),
    )
  })

  it.each(RARE_SCRIPTS)('%s has letters of its own, a code point each, that its font draws', (code) => {
    const script = SCRIPTS[code]
    if (!script) throw new Error(code)
    const drawn = ranges(script.range)
    const isDrawn = (letter: string) =>
      drawn.some(
        ([first, last]) => first <= (letter.codePointAt(0) ?? 0) && (letter.codePointAt(0) ?? 0) <= last,
      )
    const shared = /\p{Script=Common}|\p{Script=Inherited}/u
    for (const letter of script.letters) {
      expect([...letter]).toHaveLength(1)
      expect(isDrawn(letter)).toBe(true)
      expect(letter).not.toMatch(shared)
    }
    for (const letter of NATIVE_NAMES[code]) expect(isDrawn(letter)).toBe(true)
  })

  it.each(RARE_SCRIPTS)('%s asks its font for what the font has', (code) => {
    const { name = '', range = '' } = SCRIPTS[code] ?? {}
    const file = createRequire(import.meta.url).resolve(`@fontsource/noto-sans-${name}/unicode.json`)
    const own: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'))
    expect(ranges(range)).toEqual(ranges(own[name] ?? ''))
  })

  it('are measured against code points that have no letter', () => {
    for (const one of NOBODYS) expect(one).toMatch(/^\p{Unassigned}$/u)
  })
})
