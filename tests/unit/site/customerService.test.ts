import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePath, encodePath } from '../../../src/site/customerService.ts'

const key = fc.string({ unit: 'grapheme-ascii', minLength: 8, maxLength: 8 })

describe('a customer-service path', () => {
  it('decodes to what was encoded, whatever the key and the language', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.isWellFormed()),
        key,
        (url, secret) => {
          expect(decodePath(encodePath(url, secret))).toBe(url)
        },
      ),
    )
  })

  it('never throws at what is none', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (path) => {
        const plain = decodePath(path)
        expect(plain === undefined || typeof plain === 'string').toBe(true)
      }),
    )
  })

  it.each(['', 'short', '12345678', '!!!not base64!!!12345678'])('is nothing when it is %j', (path) => {
    expect(decodePath(path)).toBeUndefined()
  })
})
