import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  chooseEndpoints,
  endpointOf,
  MOST_ENDPOINTS,
  readEndpoints,
} from '../../../../../src/features/domainNotice/model/endpoints.ts'

const HTTPS = 'https://here.test'
const HTTP = 'http://here.test:4600'

describe('a domain of the list', () => {
  const names: readonly [name: string, onHttps: string | undefined, onHttp: string | undefined][] = [
    ['a.test', 'https://a.test', 'http://a.test'],
    [' A.Test ', 'https://a.test', 'http://a.test'],
    ['a.test:8443', 'https://a.test:8443', 'http://a.test:8443'],
    ['a.test:443', 'https://a.test', 'http://a.test:443'],
    ['localhost:8080', 'https://localhost:8080', 'http://localhost:8080'],
    ['127.0.0.1:9', 'https://127.0.0.1:9', 'http://127.0.0.1:9'],
    ['[::1]:9', 'https://[::1]:9', 'http://[::1]:9'],
    ['xn--bcher-kva.test', 'https://xn--bcher-kva.test', 'http://xn--bcher-kva.test'],
    ['https://a.test', 'https://a.test', 'https://a.test'],
    ['https://a.test/', 'https://a.test', 'https://a.test'],
    ['HTTPS://a.test:443/m/home?x=1#y', 'https://a.test', 'https://a.test'],
    ['http://a.test', undefined, 'http://a.test'],
    ['a.test/m/', 'https://a.test', 'http://a.test'],
    ['', undefined, undefined],
    ['   ', undefined, undefined],
    ['a b.test', undefined, undefined],
    ['bücher.test', undefined, undefined],
    ['a.test.', undefined, undefined],
    ['//a.test', undefined, undefined],
    ['/\\a.test', undefined, undefined],
    ['user@a.test', undefined, undefined],
    ['https://user:pass@a.test', undefined, undefined],
    ['a%2etest', undefined, undefined],
    ['javascript:alert(1)', undefined, undefined],
    ['javascript://a.test', undefined, undefined],
    ['data:text/html,x', undefined, undefined],
    ['ftp://a.test', undefined, undefined],
    ['wss://a.test', undefined, undefined],
    ['https:a.test', undefined, undefined],
    ['https:///a.test', undefined, undefined],
    ['a.test:99999', undefined, undefined],
    ['a\t.test', undefined, undefined],
  ]
  it.each(names)('%j leads to %s from https, to %s from http', (name, onHttps, onHttp) => {
    expect(endpointOf(name, HTTPS)).toBe(onHttps)
    expect(endpointOf(name, HTTP)).toBe(onHttp)
  })
})

describe('the endpoints of a site', () => {
  it('are listed once, however often and however they are written, in the order of the list', () => {
    expect(
      readEndpoints(['b.test', 'a.test', 'https://B.test/', 'a.test:443', 'http://a.test', 'a.test'], HTTPS),
    ).toEqual({ endpoints: ['https://b.test', 'https://a.test'], refused: [4] })
  })

  it('are plain web origins whatever the list says: https, unless the site itself is on http (property)', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.domain(),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc
        .tuple(fc.constantFrom('//', '\\', 'http:', 'javascript:', '@', ' '), fc.domain())
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(fc.array(name), fc.constantFrom(HTTPS, HTTP), (names, origin) => {
        const { endpoints, refused } = readEndpoints(names, origin)
        expect(new Set(endpoints).size).toBe(endpoints.length)
        expect(refused.every((index) => index < names.length)).toBe(true)
        for (const endpoint of endpoints) {
          expect(new URL(endpoint).origin).toBe(endpoint)
          expect(endpoint).toMatch(origin === HTTPS ? /^https:\/\// : /^https?:\/\//)
        }
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the choice of endpoints to test', () => {
  const many = Array.from({ length: 40 }, (_, index) => `https://l${index}.test`)

  it('is ten at most, and all where there are no more', () => {
    expect(chooseEndpoints(many, () => 0)).toEqual(many.slice(0, 10))
    expect(chooseEndpoints(many, () => 0.999999)).toEqual(many.slice(-10).reverse())
    expect(chooseEndpoints(many.slice(0, 3), () => 0)).toEqual(many.slice(0, 3))
    expect(chooseEndpoints([], () => 0)).toEqual([])
  })

  it('gives each endpoint the same chance', () => {
    let seed = 7
    const random = () => {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
      return seed / 2 ** 32
    }
    const counts = new Map<string, number>()
    const rounds = 4000
    for (let round = 0; round < rounds; round += 1)
      for (const endpoint of chooseEndpoints(many, random))
        counts.set(endpoint, (counts.get(endpoint) ?? 0) + 1)
    const expected = (rounds * MOST_ENDPOINTS) / many.length
    for (const endpoint of many)
      expect(Math.abs((counts.get(endpoint) ?? 0) / expected - 1)).toBeLessThan(0.15)
  })

  it('never repeats nor invents an endpoint (property)', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.webUrl(), { maxLength: 30 }),
        fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })),
        (endpoints, chance) => {
          const chosen = chooseEndpoints(endpoints, () => chance.next().value)
          expect(chosen).toHaveLength(Math.min(endpoints.length, MOST_ENDPOINTS))
          expect(new Set(chosen).size).toBe(chosen.length)
          expect(chosen.every((endpoint) => endpoints.includes(endpoint))).toBe(true)
        },
      ),
    )
  })
})
