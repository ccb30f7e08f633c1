import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readStoredTheme, storeTheme } from '../../../src/boot/storedTheme.ts'
import { deriveTheme } from '../../../src/themes/derive.ts'

function memory(stored?: string) {
  let value = stored ?? null
  return {
    getItem: () => value,
    setItem: (_: string, text: string) => {
      value = text
    },
  }
}
const paint = {
  merchant: 'acme',
  layout: 'M1',
  scheme: 'dark',
  values: { bg: '#101018', 'font-text': 'system-ui, "Noto Sans"' },
} as const

describe('the first paint of a repeat visit', () => {
  it('is what was painted last', () => {
    const store = memory()
    storeTheme(store, paint)
    expect(readStoredTheme(store)).toEqual(paint)
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another shape', '{"merchant":"x"}'],
    ['another scheme', JSON.stringify({ ...paint, scheme: 'sepia' })],
    ['a value that could load', JSON.stringify({ ...paint, values: { bg: 'url(https://evil.test)' } })],
    ['a picture without a scheme', JSON.stringify({ ...paint, values: { bg: 'url(//evil.test/x)' } })],
    ['a picture in capitals', JSON.stringify({ ...paint, values: { bg: 'URL ("/m/x.svg")' } })],
    ['a set of pictures', JSON.stringify({ ...paint, values: { bg: 'image-set("x.svg" 1x)' } })],
    ['a value that could escape', JSON.stringify({ ...paint, values: { bg: 'red;} body{display:none' } })],
    ['a name that is none', JSON.stringify({ ...paint, values: { 'bg;x': 'red' } })],
  ])('is neutral when what is stored is %s', (_, stored) => {
    expect(readStoredTheme(memory(stored))).toBeUndefined()
  })

  it('holds no value that names something to load, whatever is stored', () => {
    const part = fc.constantFrom(
      ...[
        'url(',
        'URL(',
        'src(',
        'image(',
        'image-set(',
        '-webkit-image-set(',
        'cross-fade(',
        'element(',
        'attr(',
      ],
      ...[
        'rgb(',
        'var(',
        'calc(',
        '//',
        '/',
        ':',
        '\\',
        ')',
        ' ',
        '"',
        "'",
        ',',
        ';',
        '}',
        '--bg',
        '#fff',
        '1px',
        'evil.test',
      ],
    )
    const value = fc.oneof(
      fc.array(part, { maxLength: 8 }).map((parts) => parts.join('')),
      fc.string(),
    )
    const values = fc.dictionary(fc.constantFrom('bg', 'glow', 'font-text'), value)
    fc.assert(
      fc.property(values, (stored) => {
        const read = readStoredTheme(memory(JSON.stringify({ ...paint, values: stored })))
        for (const text of Object.values(read?.values ?? {})) {
          expect(text).not.toMatch(/(?:url|src|image|set|fade|element|attr)\s*\(|\/\/|[\\;{}:@]/i)
        }
      }),
      { numRuns: 2000 },
    )
  })

  it('never fails, whatever is stored', () => {
    fc.assert(fc.property(fc.oneof(fc.string(), fc.json()), (text) => void readStoredTheme(memory(text))))
  })

  it('keeps every theme that can be derived', () => {
    const colour = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    const choices = fc.record({
      brand: colour,
      accent: colour,
      elevation: fc.constantFrom('line', 'shadow', 'glow'),
      radius: fc.constantFrom('sharp', 'soft', 'round'),
      density: fc.constantFrom('compact', 'cosy'),
      motion: fc.constantFrom('snappy', 'soft'),
      display: fc.constantFrom('system', 'Barlow Condensed'),
      tokens: fc.constantFrom({}, { surface1: 'rgb(10 20 30 / 50%)', radius: '1.5rem' }),
    })
    fc.assert(
      fc.property(choices, fc.constantFrom('dark', 'light'), (chosen, scheme) => {
        const store = memory()
        const { values } = deriveTheme(chosen, scheme)
        storeTheme(store, { merchant: 'acme', layout: 'M1', scheme, values })
        expect(readStoredTheme(store)?.values).toEqual(values)
      }),
    )
  })

  it('forgives a storage that throws', () => {
    const broken = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {},
    }
    expect(readStoredTheme(broken)).toBeUndefined()
  })
})
