import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { guardUrl, isInside, mayCarryToken, type TokenScope } from '../../../src/ui/url/guard.ts'
import { must } from '../../support/must.ts'

const origin = 'https://site.test'
const base = `${origin}/m/`
const scope: TokenScope = { origin, domains: [], trustedHosts: [] }
const link = (text: unknown, at = base) => guardUrl(text, { base: at, allow: 'link' })
const stays = (text: unknown) => {
  const url = link(text)
  return url !== undefined && isInside(url, base)
}

const leaving = [
  '//evil.test',
  '///evil.test',
  '////evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '\\/evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  '/\r/evil.test',
  '\t//evil.test',
  'http:evil.test',
  'https:evil.test',
  'https:/evil.test',
  'https:///evil.test',
  'https:\\\\evil.test',
  'https://evil.test',
  'HTTPS://EVIL.TEST',
  'https://site.test@evil.test',
  'https://site.test:x@evil.test',
  'https://@evil.test',
  'https://site.test.evil.test',
  'https://site%2eevil.test',
  'https://site.test%2eevil.test',
  'https://site.test%00.evil.test',
  'https://evil.test\\@site.test',
  'https://evil.test%5c@site.test',
  'https://evil.test#@site.test',
  'https://evil.test?@site.test',
  '/m/..//evil.test',
  '/m/%2e%2e//evil.test',
  '/m/.%2e//evil.test',
  '/m/../..//evil.test',
  '/m//evil.test',
  'https://site.test:8443/m/home',
  'http://site.test/m/home',
  'https://site.test./m/home',
  'https://site.test.:443/m/home',
  '/other/place',
  '/mobile',
  '..',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  '\u00a0javascript:alert(1)',
  'javascript://site.test/%0aalert(1)',
  'javascript&colon;alert(1)//..//evil.test',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://site.test/m/0f0e',
  'filesystem:https://site.test/m/x',
  'intent://site.test/m/#Intent;scheme=https;end',
  'file:///etc/passwd',
  'about:blank',
  'ftp://site.test/m/',
  'mailto:a@site.test',
  '/m/%00',
  '/m/home%00.evil.test',
  'https://еvil.test',
  'https://site\u200b.test.evil.test',
  'https://site。evil.test',
  '/m/\u202ehome',
  '/m/\ud800',
  'https://',
  'https://:443/m/',
  '',
  '   ',
]

describe('staying inside the site', () => {
  it.each(leaving)('does not take %j for a page of the site', (text) => {
    expect(stays(text)).toBe(false)
  })

  it.each(leaving)('never hands a token to %j', (text) => {
    const url = link(text)
    expect(url !== undefined && url.origin !== origin && mayCarryToken(url, scope)).toBe(false)
  })

  it.each(['/m/..//evil.test', '/m/%2e%2e/evil', '/m/..%2fevil', '/m/a%5c..', '/m//evil.test', '/mx'])(
    'takes %j, whose normalised path is not one of the app, for outside',
    (text) => {
      expect(stays(text)).toBe(false)
    },
  )

  it.each([undefined, null, 0, 42, true, {}, [], ['/m/home'], new URL(base)])(
    'takes %j for no link',
    (value) => {
      expect(link(value)).toBeUndefined()
    },
  )

  it.each([
    ['/m/home', '/m/home'],
    ['/m', '/m'],
    ['home', '/m/home'],
    ['./home?x=1#y', '/m/home'],
    ['  /m/home  ', '/m/home'],
    ['https://site.test/m/home', '/m/home'],
    ['https://SITE.test:443/m/home', '/m/home'],
    ['//site.test/m/home', '/m/home'],
    ['/m/a/../home', '/m/home'],
    ['?tab=1', '/m/'],
  ])('knows %j as its own page', (text, path) => {
    expect(stays(text)).toBe(true)
    expect(link(text)?.pathname).toBe(path)
  })

  it('refuses every link when its own base is broken, unless the link is absolute', () => {
    expect(link('/m/home', 'nonsense')).toBeUndefined()
    expect(link('https://a.test/x', 'nonsense')).toBeUndefined()
    expect(isInside(new URL('https://a.test/m/'), 'nonsense')).toBe(false)
  })

  it('never claims that a link is inside when a browser would leave the site: 10,000 cases', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '/',
        '//',
        '\\',
        '@',
        ':',
        '.',
        '..',
        '%2e',
        '%2f',
        '%5c',
        '%00',
        '#',
        '?',
        ' ',
        '\t',
        '\n',
      ),
      fc.constantFrom(
        'https:',
        'http:',
        'javascript:',
        'data:',
        'blob:',
        'm',
        '/m/',
        'site.test',
        'evil.test',
        '8443',
      ),
      fc.string({ maxLength: 4, unit: 'binary' }),
    )
    const texts = fc.oneof(
      fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
      fc.webUrl(),
      fc.string(),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const url = link(text)
        if (url === undefined) return
        must(url.protocol === 'http:' || url.protocol === 'https:', url.protocol)
        must(url.username + url.password === '', 'a name or a password')
        if (!isInside(url, base)) return
        // Both the guarded href and the raw text must resolve to the own origin in an address bar.
        for (const opened of [url.href, text, url.pathname])
          must(new URL(opened, base).origin === origin, `leaves the site: ${opened}`)
        must(url.pathname === '/m' || url.pathname.startsWith('/m/'), `leaves the app: ${url.pathname}`)
      }),
      { numRuns: 10_000 },
    )
  })
})

describe('links, pictures and downloads', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif', 'svg+xml'])('shows a data picture of type %s', (type) => {
    expect(guardUrl(`data:image/${type};base64,AAAA`, { base, allow: 'picture' })?.protocol).toBe('data:')
    expect(guardUrl(`data:image/${type};base64,AAAA`, { base, allow: 'link' })).toBeUndefined()
    expect(guardUrl(`data:image/${type};base64,AAAA`, { base, allow: 'download' })).toBeUndefined()
  })

  it.each([
    'data:text/html;base64,AAAA',
    'data:image/svg;base64,AA',
    'data:image/pngx;,',
    'blob:https://site.test/1',
  ])('does not show %j as a picture', (text) => {
    expect(guardUrl(text, { base, allow: 'picture' })).toBeUndefined()
  })

  it('resolves a picture of the merchant against the site', () => {
    const url = guardUrl('/m/merchants/demo/logo.svg', { base, allow: 'picture' })
    expect(url?.href).toBe('https://site.test/m/merchants/demo/logo.svg')
  })

  it('trims a download link', () => {
    expect(guardUrl(' https://cdn.test/app.apk ', { base, allow: 'download' })?.href).toBe(
      'https://cdn.test/app.apk',
    )
  })
})
