import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { faultPlace, placeOf, twiceIn, valueAt } from '../../../../../scripts/merchant/check/place.ts'

const text = `{
  "info": {
    "languages": ["EN", "TR"],
    "theme": "{\\"tokens\\":{\\"bg\\":\\"\\u00e9\\",\\"text\\":\\"#fff\\"}}"
  },
  "a/b": { "~": 1 }
}
`
const at = (pointer: string) => Object.values(placeOf(text, pointer)).join(':')

describe('the place of a JSON pointer', () => {
  it.each([
    ['', '1:1'],
    ['/info', '2:11'],
    ['/info/languages/1', '3:25'],
    ['/a~1b/~0', '6:17'],
  ])('%s is at %s', (pointer, place) => {
    expect(at(pointer)).toBe(place)
  })

  it('is where the nearest part begins that is there', () => {
    expect(at('/info/currency')).toBe(at('/info'))
    expect(at('/info/languages/9')).toBe(at('/info/languages'))
    expect(placeOf('', '/info')).toEqual({ line: 1, column: 1 })
  })

  it('goes on into a template, which is JSON in a text, and counts what is escaped there', () => {
    const line = text.split('\n')[3] ?? ''
    expect(at('/info/theme/tokens/text')).toBe(`4:${line.indexOf('\\"#fff') + 1}`)
  })

  it('is that of the very value, whatever the JSON is', () => {
    const json = fc.dictionary(
      fc.string(),
      fc.dictionary(fc.string(), fc.array(fc.integer(), { maxLength: 3 })),
    )
    fc.assert(
      fc.property(json, fc.constantFrom(0, 2), (value, indent) => {
        const written = JSON.stringify(value, null, indent)
        for (const [one, inner] of Object.entries(value))
          for (const [two, list] of Object.entries(inner))
            for (const [index, number] of list.entries()) {
              const steps = [one, two, String(index)]
              const pointer = steps.map((s) => `/${s.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
              const { line, column } = placeOf(written, pointer)
              expect(written.split('\n')[line - 1]?.slice(column - 1)).toMatch(
                new RegExp(`^${number}(?!\\d)`),
              )
              expect(valueAt(value, steps)).toBe(number)
            }
      }),
      { numRuns: 200 },
    )
  })
})

describe('a text that is no JSON', () => {
  it.each([
    ['[\n  { "image": "/m/merchants/a/b.svg" },\n]\n', '3:1'],
    ['{ "name": "A" "code": 1 }', '1:15'],
    ['{ "name": "A",', '1:15'],
    ["{ 'name': 1 }", '1:3'],
    ['', '1:1'],
  ])('%j stops being JSON at %s', (broken, place) => {
    expect(Object.values(faultPlace(broken)).join(':')).toBe(place)
  })
})

describe('a key that stands twice', () => {
  it('is found in the object where it does, and nowhere else', () => {
    expect(twiceIn('{"a":1,"b":[{"a":1},{"c":1,"c/d":2,"c":3}]}').map(({ pointer }) => pointer)).toEqual([
      '/b/1/c',
    ])
  })
})
