import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { buildUrl, withoutQuery } from '../../../src/api/url.ts'

describe('the address of a call', () => {
  it.each(['', '  ', null, undefined])('%j is refused with the words of the specification', (path) => {
    expect(() => buildUrl('', path, undefined)).toThrow('url is null, check')
  })

  it.each(['//evil.test', '/\\evil.test', 'https://evil.test', 'wps/x', '\\\\evil.test'])(
    '%s would carry the token elsewhere and is refused',
    (path) => {
      expect(() => buildUrl('', path, undefined)).toThrow('one slash')
    },
  )

  it('leaves out what is absent and writes the rest', () => {
    const query = { a: 1, b: '', c: null, d: undefined, e: false, f: {}, g: [1] }
    expect(buildUrl('https://demo.test', '/wps/x', query)).toBe('https://demo.test/wps/x?a=1&b=&e=false')
    expect(buildUrl('', '/wps/x', {})).toBe('/wps/x')
  })

  it('brings any text through unchanged', () => {
    const word = fc.string({ unit: 'binary', maxLength: 12 })
    fc.assert(
      fc.property(word, word, (name, value) => {
        const url = new URL(buildUrl('https://demo.test', '/wps/x', { [name]: value }))
        expect(url.pathname).toBe('/wps/x')
        expect([...url.searchParams]).toEqual([[name, value]])
      }),
    )
  })

  it('takes an emoji that was cut in half', () => {
    expect(buildUrl('', '/wps/x', { title: '\ud83d' })).toBe('/wps/x?title=%EF%BF%BD')
  })

  it('is reported without its query', () => {
    expect(withoutQuery('/wps/x?token=1#y')).toBe('/wps/x')
    expect(withoutQuery('')).toBe('')
  })
})
