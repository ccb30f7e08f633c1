import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { element, escapeHtml, escapeJson } from '../../../src/edge/escape.ts'
import { placeOf } from '../../../src/edge/host.ts'
import { readAcceptLanguage } from '../../../src/edge/language.ts'
import { createLru } from '../../../src/edge/lru.ts'
import { createMetrics } from '../../../src/edge/metrics.ts'
import { readLimited } from '../../../src/edge/readLimited.ts'
import { routeOf } from '../../../src/edge/routes.ts'
import { readTemplate, withStyle } from '../../../src/edge/template.ts'
import { lookOf, styleOf } from '../../../src/edge/theme.ts'
import { DOCUMENT } from '../../support/edge.ts'
import { merchantCodes, siteFrom, siteOf } from '../../support/merchants.ts'

describe('text in a document', () => {
  it('never ends its element, its attribute or its script, and reads as it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']/)
        expect(escapeJson({ text })).not.toMatch(/[<>\u2028\u2029]/)
        expect(JSON.parse(escapeJson({ text }))).toEqual({ text })
      }),
    )
  })

  it('is left out of an element where it is undefined', () => {
    expect(element('meta', { name: 'a"b', content: undefined, 'data-edge': true })).toBe(
      '<meta name="a&quot;b" data-edge>',
    )
  })
})

describe('the host of a request', () => {
  const placed = (host: string, headers = {}, trusts = false) =>
    placeOf(
      new Request('http://edge.test/', { headers: { host, ...headers } }),
      new URL('http://edge.test/'),
      trusts,
    )

  it('is what an honest Host header holds, in small letters and with its port', () => {
    expect(placed('WWW.Acme.test:8080')).toEqual({
      host: 'www.acme.test:8080',
      hostname: 'www.acme.test',
      origin: 'http://www.acme.test:8080',
    })
    expect(placed('[::1]:80')?.hostname).toBe('[::1]')
    for (const host of ['a b', 'a/b', 'a"b', 'a:b', '-a', 'a-', 'a.', 'a.:80', 'a@b', 'a'.repeat(300)])
      expect(placed(host), host).toBeUndefined()
  })

  it('is served over https where a trusted proxy says so', () => {
    const said = { 'x-forwarded-proto': 'https' }
    expect(placed('acme.test', said)?.origin).toBe('http://acme.test')
    expect(placed('acme.test', said, true)?.origin).toBe('https://acme.test')
  })
})

it('languages are read in the order of their weight', () => {
  expect(readAcceptLanguage('en;q=0.5, pt-BR, *;q=0.1, vi;q=0')).toEqual(['pt-BR', 'en'])
  expect(readAcceptLanguage(null)).toEqual([])
})

describe('the cache', () => {
  it('keeps what was used last, up to a number and a size', () => {
    const kept = createLru<number>(2, 10)
    kept.set('a', 1, 4)
    kept.set('b', 2, 4)
    kept.get('a')
    kept.set('c', 3, 4)
    expect(kept.keys()).toEqual(['a', 'c'])
    kept.set('d', 4, 9)
    expect(kept.keys()).toEqual(['d'])
    kept.set('e', 5, 11)
    expect(kept.weight()).toBe(9)
    expect(kept.get('e')).toBeUndefined()
  })
})

it('metrics are in the form of Prometheus, each counter and gauge with its type', () => {
  const metrics = createMetrics()
  metrics.count('edge_documents_total', 'site')
  metrics.count('edge_documents_total', 'site', 2)
  const text = metrics.text({ edge_hosts: { help: 'Hosts', value: 7 } })
  expect(text).toContain('# TYPE edge_documents_total counter\nedge_documents_total{kind="site"} 3\n')
  expect(text).toContain('# TYPE edge_hosts gauge\nedge_hosts 7\n')
  for (const line of text.trim().split('\n'))
    expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[\w.]+"\})? \d+(\.\d+)?)$/)
})

describe('an answer of the platform', () => {
  it('is read up to a size, said or not', async () => {
    expect(await readLimited(new Response('12345'), 5)).toBe('12345')
    expect(await readLimited(new Response('123456'), 5)).toBeUndefined()
    const said = new Response('1', { headers: { 'content-length': '6' } })
    expect(await readLimited(said, 5)).toBeUndefined()
    expect(await readLimited(new Response(null), 5)).toBe('')
  })
})

it('each path goes to the handler that answers it', () => {
  const routes = [
    ['/', 'document'],
    ['/m', 'document'],
    ['/m/home', 'document'],
    ['/m/register.html', 'document'],
    ['/m/index.html', 'bare'],
    ['/m/assets/app-1.js', 'file'],
    ['/m/sw.js', 'file'],
    ['/m/splash/a.png', 'splash'],
    ['/m/merchants/a/logo.svg', 'platform'],
    ['/wps/system/status', 'platform'],
    ['/mini-game/v1/minigame.js', 'platform'],
    ['/healthz', 'health'],
    ['/metrics', 'metrics'],
    ['/__edge/purge', 'refused'],
    ['/__edge/anything', 'refused'],
  ] as const
  for (const [path, route] of routes)
    expect(routeOf({ method: 'GET', headers: new Headers() }, path), path).toBe(route)
  expect(routeOf({ method: 'POST', headers: new Headers() }, '/__edge/purge')).toBe('purge')
  expect(routeOf({ method: 'POST', headers: new Headers() }, '/m/home')).toBe('refused')
  expect(routeOf({ method: 'POST', headers: new Headers() }, '/wps/session/login')).toBe('platform')
})

describe('the build’s document', () => {
  it('is cut where the edge writes, and loses nothing but its title', () => {
    const { head, script, body, splash, end } = readTemplate(DOCUMENT)
    expect(splash).toBe('<div id="splash"><i></i></div>')
    expect(head + script + body + splash + end).toBe(
      DOCUMENT.slice(DOCUMENT.indexOf('<meta charset') - 5).replace('<title>…</title>', ''),
    )
  })

  it('is refused where it is of another kind', () => {
    for (const part of ['<script>', '<div id="root">', '<noscript>', 'http-equiv'])
      expect(() => readTemplate(DOCUMENT.replace(part, ''))).toThrow()
  })

  it('has a policy that takes one more style', () => {
    expect(withStyle("default-src 'none'; style-src 'self'", "'sha256-x'")).toBe(
      "default-src 'none'; style-src 'sha256-x' 'self'",
    )
  })
})

describe('a theme as a style sheet', () => {
  it('has both schemes where the device decides, and one where the merchant does', () => {
    const sheet = (scheme: string) =>
      styleOf(lookOf(siteFrom({}, { templates: { parameters: { theme: JSON.stringify({ scheme }) } } })))
    expect(sheet('auto')).toMatch(
      /^html\{color-scheme:light;.*@media\(prefers-color-scheme:dark\)\{html\{color-scheme:dark;/,
    )
    expect(sheet('dark')).toMatch(/^html\{color-scheme:dark;[^@]*$/)
  })

  it('says every property of every merchant, and nothing that loads or ends it', () => {
    for (const code of merchantCodes) {
      const look = lookOf(siteOf(code))
      const sheet = styleOf(look)
      for (const name of Object.keys(look.dark.values))
        expect(sheet, `${code} --${name}`).toContain(`--${name}:`)
      expect(sheet).not.toMatch(/url\(|<|\\/)
    }
  })
})
