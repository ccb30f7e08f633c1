import { describe, expect, it } from 'vitest'
import { cacheable, isGone, routeOf } from '../../../src/worker/routing.ts'

const ORIGIN = 'https://acme.test'
const route = (path: string, more: { method?: string; mode?: string; destination?: string } = {}) =>
  routeOf(
    {
      url: path.startsWith('http') ? path : ORIGIN + path,
      method: 'GET',
      mode: 'navigate',
      destination: 'document',
      ...more,
    },
    ORIGIN,
  )

describe('what the worker answers', () => {
  it.each(['/', '/m', '/m/home', '/m/member/home', '/m/index.html', '/m/home?r=1'])(
    'has the document for %s',
    (path) => expect(route(path)).toBe('document'),
  )

  it.each([
    ...['/m/app.mobileconfig', '/m/x.apk', '/m/x.ipa', '/m/asset-manifest.json', '/m/site.webmanifest'],
    ...['/m/merchants/a/logo.svg', '/m/merchants/a/app.MOBILECONFIG?x=1'],
  ])('lets a file be a file: %s', (path) => expect(route(path)).toBe('network'))

  it('is not asked for the document of a confined frame', () => {
    expect(route('/m/assets/pixels-Ab3_dE-9.html')).toBe('network')
  })

  it('lets the server answer an address that names its merchant', () => {
    expect(route('/m/home?merchant=acme')).toBe('network')
  })

  it('answers navigations only with the document', () => {
    expect(route('/m/home', { mode: 'cors', destination: '' })).toBe('network')
  })

  it('keeps hashed assets', () => {
    expect(route('/m/assets/index-abc.js', { mode: 'cors', destination: 'script' })).toBe('asset')
  })

  it('keeps the pictures of a merchant, not what else stands beside them', () => {
    const picture = '/m/merchants/acme/logo.svg'
    expect(route(picture, { mode: 'no-cors', destination: 'image' })).toBe('picture')
    expect(route(picture, { mode: 'cors', destination: '' })).toBe('network')
    expect(route(`https://cdn.test${picture}`, { mode: 'no-cors', destination: 'image' })).toBe('network')
  })

  it.each(['/wps/system/status', '/wps/system/manifest.json', '/games/x', 'https://cdn.test/m/assets/x.js'])(
    'never touches %s',
    (path) => {
      for (const destination of ['document', 'image', '']) {
        expect(route(path, { destination })).toBe('network')
        expect(route(path, { destination, mode: 'cors' })).toBe('network')
      }
    },
  )

  it('never touches what is sent', () => expect(route('/m/home', { method: 'POST' })).toBe('network'))
})

describe('what a visit loaded before there was a worker', () => {
  it('is cached: hashed files and the pictures of a merchant, nothing else', () => {
    const own = ['/m/assets/app-AAAAAAA2.js', '/m/merchants/acme/logo.svg?v=1', '/m/merchants/acme/app.apk']
    const others = ['/wps/system/status', '/m/asset-manifest.json']
    const urls = [...[...own, ...others].map((path) => ORIGIN + path), 'https://cdn.test/x.png', 7, '::']
    expect(cacheable(urls, ORIGIN)).toEqual({
      assets: ['/m/assets/app-AAAAAAA2.js'],
      pictures: [`${ORIGIN}/m/merchants/acme/logo.svg?v=1`],
    })
  })
})

describe('a hashed file', () => {
  it.each([
    [404, 'text/plain', true],
    [410, null, true],
    [200, 'text/html; charset=utf-8', true],
    [200, 'text/javascript', false],
    [503, 'text/html', false],
  ])('is gone, by %d %s: %s', (status, type, gone) => {
    expect(isGone(status, type)).toBe(gone)
  })
})
