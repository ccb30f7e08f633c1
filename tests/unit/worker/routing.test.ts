import { describe, expect, it } from 'vitest'
import { routeOf } from '../../../src/worker/routing.ts'

const ORIGIN = 'https://acme.test'
const route = (path: string, more: { method?: string; mode?: string } = {}) =>
  routeOf(
    { url: path.startsWith('http') ? path : ORIGIN + path, method: 'GET', mode: 'navigate', ...more },
    ORIGIN,
  )

describe('what the worker answers', () => {
  it.each(['/', '/m', '/m/home', '/m/member/home', '/m/index.html'])('keeps the document for %s', (path) => {
    expect(route(path)).toBe('document')
  })

  it.each(['/m/app.mobileconfig', '/m/x.apk', '/m/asset-manifest.json', '/m/merchants/a/logo.svg'])(
    'lets a file be a file: %s',
    (path) => expect(route(path)).toBe('network'),
  )

  it('keeps hashed assets', () => expect(route('/m/assets/index-abc.js', { mode: 'cors' })).toBe('asset'))

  it.each(['/wps/system/status', '/games/x', 'https://cdn.test/m/assets/x.js'])(
    'never touches %s',
    (path) => {
      expect(route(path)).toBe('network')
    },
  )

  it('never touches what is sent', () => expect(route('/m/home', { method: 'POST' })).toBe('network'))
})
