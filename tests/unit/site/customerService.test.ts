import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodePath, encodePath } from '../../../src/site/customerService.ts'
import { readCustomerService } from '../../../src/site/readInfo.ts'

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

describe('a customer-service entry', () => {
  const read = (path: string) => {
    const problems: string[] = []
    const entries = readCustomerService([{ title: 'Help', path }], 'https://site.test/m/', (code) => {
      problems.push(code)
    })
    return { urls: entries.map(({ url }) => url), problems }
  }
  const LEFT_OUT = { urls: [], problems: ['service.undecodable'] }
  const KEY = 'k3yk3yk3'

  it('leads where its path decodes to', () => {
    expect(read(encodePath('https://help.test/?a=1', KEY))).toEqual({
      urls: ['https://help.test/?a=1'],
      problems: [],
    })
  })

  it.each([
    ['is shorter than a key', 'abc'],
    ['is a key alone', '12345678'],
    ['is no base64', `%%%${KEY}`],
    ['has another key', `${encodePath('https://help.test/', KEY).slice(0, -8)}otherkey`],
    ['has a key that makes a path of this site of it', `${btoa('abcd')}\0\0\0\0\0\0\0\0`],
    ['decodes to a script', encodePath('javascript:alert(document.domain)', KEY)],
    ['decodes to a script in disguise', encodePath(' java\nscript:alert(1)', KEY)],
    ['decodes to a page of its own', encodePath('data:text/html,<script>alert(1)</script>', KEY)],
    ['decodes to a path', encodePath('/m/home', KEY)],
    ['decodes to an address without a scheme', encodePath('//help.test/', KEY)],
    ['decodes to an address with a password', encodePath('https://a:b@help.test/', KEY)],
  ])('is left out and reported where its path %s', (_, path) => {
    expect(read(path)).toEqual(LEFT_OUT)
  })
})
