import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AfterSignInFacts,
  afterSignIn,
  wantedPath,
} from '../../../../../../src/features/auth/account/model/afterSignIn.ts'
import { redirectOf } from '../../../../../../src/features/auth/signInPage/model/redirectOf.ts'
import { must } from '../../../../../support/must.ts'

const base = 'https://site.test/m/'
const facts: AfterSignInFacts = {
  redirectUrl: undefined,
  wanted: undefined,
  home: '/m/home',
  base,
  scope: { origin: 'https://site.test', domains: ['line.test'], trustedHosts: ['play.example'] },
  token: 'TOKEN',
  language: 'TW',
  headerColor: '#101010',
  title: 'Acme',
}
const went = (change: Partial<AfterSignInFacts>) => afterSignIn({ ...facts, ...change })

describe('after login', () => {
  it('goes home, or back to where the player wanted to go', () => {
    expect(went({})).toEqual({ kind: 'inside', to: '/m/home' })
    expect(went({ wanted: '/m/voucherCenter?x=1' })).toEqual({ kind: 'inside', to: '/m/voucherCenter?x=1' })
  })

  it.each([
    ['the site itself', '/m/activity?id=3', 'https://site.test/m/activity?id=3&'],
    ['a line of the domain list', 'https://line.test/game', 'https://line.test/game?'],
    ['a trusted host', 'https://play.example/x?token=old', 'https://play.example/x?'],
  ])('goes to %s with token, language, colour, b2c and title', (_, redirectUrl, start) => {
    const rest = 'token=TOKEN&language=CN&headerColor=%23101010&b2c=1&title=Acme'
    expect(went({ redirectUrl })).toEqual({ kind: 'outside', href: start + rest })
  })

  it.each([
    '/m/..//evil.test',
    '/m/%2e%2e//evil.test',
    '/m/%2E%2e%2f%2fevil.test',
    '/m/..%5cevil.test',
    '/m/../wps/system/status',
    '/other',
    '/',
    'https://site.test//evil.test',
    'https://line.test//evil.test',
  ])(
    'does not leave the app on the own origin, nor lead to a path that reads as a host: %j',
    (redirectUrl) => {
      expect(went({ redirectUrl })).toEqual({ kind: 'refused', to: '/m/home' })
    },
  )

  it.each([
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\tevil.test',
    'http:evil.test',
    'https:///evil.test',
    'https://site@evil.test',
    'https://site.evil.test',
    'https://site%2eevil.test',
    'https://evil.test\\@site.test',
    'https://site.test:8443/',
    'https://site.test./',
    'http://site.test/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://site.test/1',
    'intent://x#Intent;end',
    'https://site.test/%00',
    '',
  ])('keeps the token and goes home for %j', (redirectUrl) => {
    expect(went({ redirectUrl })).toEqual({ kind: 'refused', to: '/m/home' })
  })

  it('reads redirectUrl once, and refuses it given twice', () => {
    const of = (text: string) => redirectOf(new URLSearchParams(text))
    expect(of('')).toBeUndefined()
    expect(of('redirectUrl=%2Fm%2Fgame')).toBe('/m/game')
    expect(went({ redirectUrl: of('redirectUrl=%2Fm%2Fgame&redirectUrl=//evil.test') }).kind).toBe('refused')
  })

  it("never hands the token to a host that is not the site's, an endpoint or trusted", () => {
    const hosts = ['site.test', 'line.test', 'play.example']
    fc.assert(
      fc.property(
        fc.oneof(fc.webUrl(), fc.string(), fc.constantFrom('/m/..//evil.test', '/m/%2e%2e//evil.test')),
        (redirectUrl) => {
          const gone = went({ redirectUrl })
          if (gone.kind !== 'outside') return
          const { hostname } = new URL(gone.href)
          must(hosts.includes(hostname), hostname)
        },
      ),
      { numRuns: 10_000 },
    )
  })
})

describe('where the player wanted to go', () => {
  it.each([
    [{ wanted: '/m/member/home?tab=2#x' }, '/m/member/home?tab=2#x'],
    [{ wanted: 'https://evil.test/m/home' }, undefined],
    [{ wanted: '/m/..//evil.test' }, undefined],
    [{ wanted: '/wps/session/logout' }, undefined],
    [{ wanted: 3 }, undefined],
    [null, undefined],
    ['/m/home', undefined],
  ])('%j is %j', (state, path) => {
    expect(wantedPath(state, base)).toBe(path)
  })
})
