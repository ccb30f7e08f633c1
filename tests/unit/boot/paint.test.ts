import { describe, expect, it } from 'vitest'
import { keepPaint, readPaint } from '../../../src/boot/paint.ts'

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
    keepPaint(store, paint)
    expect(readPaint(store)).toEqual(paint)
  })

  it.each([
    ['nothing', undefined],
    ['no JSON', '{'],
    ['another shape', '{"merchant":"x"}'],
    ['another scheme', JSON.stringify({ ...paint, scheme: 'sepia' })],
    ['a value that could load', JSON.stringify({ ...paint, values: { bg: 'url(https://evil.test)' } })],
    ['a value that could escape', JSON.stringify({ ...paint, values: { bg: 'red;} body{display:none' } })],
    ['a name that is none', JSON.stringify({ ...paint, values: { 'bg;x': 'red' } })],
  ])('is neutral when what is stored is %s', (_, stored) => {
    expect(readPaint(memory(stored))).toBeUndefined()
  })

  it('forgives a storage that throws', () => {
    const broken = {
      getItem: () => {
        throw new Error('blocked')
      },
      setItem: () => {},
    }
    expect(readPaint(broken)).toBeUndefined()
  })
})
