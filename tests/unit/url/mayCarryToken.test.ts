import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mayCarryToken, type TokenScope } from '../../../src/ui/url/guard.ts'
import { must } from '../../support/must.ts'

const origin = 'https://site.test'
const scope: TokenScope = { origin, domains: [], trustedHosts: [] }

describe('where a token may go', () => {
  const may = (text: string, more: Partial<TokenScope> = {}) =>
    mayCarryToken(new URL(text), { ...scope, ...more })

  it('goes to the site itself', () => {
    expect(may('https://site.test/anything')).toBe(true)
    expect(may('https://site.test:443/anything')).toBe(true)
  })

  it.each([
    'https://site.test:8443/',
    'http://site.test/',
    'https://site.test./',
    'https://sub.site.test/',
    'https://site.test.evil.test/',
    'https://u@site.test/',
    'https://evil.test/',
  ])('does not go to %s', (text) => {
    expect(may(text)).toBe(false)
  })

  it('goes to a listed domain, written as a host, with its port or as an origin', () => {
    expect(may('https://two.test/x', { domains: ['two.test'] })).toBe(true)
    expect(may('https://TWO.test/x', { domains: ['Two.Test'] })).toBe(true)
    expect(may('https://two.test/x', { domains: ['https://two.test/m/'] })).toBe(true)
    expect(may('https://two.test:8443/x', { trustedHosts: ['two.test:8443'] })).toBe(true)
  })

  it('keeps to the listed port and scheme', () => {
    expect(may('https://two.test:8443/', { domains: ['two.test'] })).toBe(false)
    expect(may('https://two.test/', { domains: ['two.test:8443'] })).toBe(false)
    expect(may('http://two.test/', { domains: ['two.test', 'http://two.test'] })).toBe(false)
    expect(may('https://two.test/', { domains: ['http://two.test'] })).toBe(false)
  })

  it('uses http only where the site itself does', () => {
    const http = { origin: 'http://site.localhost:4600', domains: ['two.localhost:4600'] }
    expect(may('http://site.localhost:4600/m/', http)).toBe(true)
    expect(may('http://two.localhost:4600/m/', http)).toBe(true)
    expect(may('http://site.localhost:4601/m/', http)).toBe(false)
  })

  it.each(['', '*.evil.test', '*', 'еvil.test', 'evil.test.', 'x@evil.test', 'evil.test\n', '//evil.test'])(
    'does not trust the entry %j',
    (entry) => {
      expect(may('https://evil.test/', { domains: [entry] })).toBe(false)
    },
  )

  it('is only ever the origin of the site or of an entry: 10,000 cases', () => {
    const host = fc.constantFrom(
      'site.test',
      'two.test',
      'evil.test',
      'site.test.evil.test',
      'xn--vil-mgd.test',
    )
    const authority = fc
      .tuple(host, fc.constantFrom('', ':443', ':80', ':8443', '.'))
      .map((parts) => parts.join(''))
    const url = fc.tuple(
      fc.constantFrom('https://', 'http://'),
      authority,
      fc.constantFrom('', '/m/', '/x?y#z'),
    )
    fc.assert(
      fc.property(url, fc.array(authority, { maxLength: 3 }), (parts, domains) => {
        const target = new URL(parts.join(''))
        if (!mayCarryToken(target, { ...scope, domains })) return
        must(target.protocol === 'https:', target.protocol)
        const allowed = [origin, ...domains.map((domain) => new URL(`https://${domain}`).origin)]
        must(allowed.includes(target.origin), target.origin)
      }),
      { numRuns: 10_000 },
    )
  })
})
