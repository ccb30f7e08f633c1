import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, serve, write } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

describe('the build', () => {
  it('answers deep links with the document and its security headers', async () => {
    for (const path of ['/', '/m/home', '/m/securityCenter/addBankCard', '/m/register.html?r=1']) {
      const reply = await server.ask(path)
      expect(reply).toMatchObject({ status: 200, headers: { 'cache-control': 'no-cache' } })
      expect(reply.headers['content-security-policy']).toBe(
        "default-src 'self'; object-src 'none'; frame-ancestors 'self'",
      )
      expect(reply.headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
    }
  })

  it('serves hashed files for a year, compressed as the build made them', async () => {
    const reply = await server.ask('/m/assets/app-1a2b.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
    })
    expect(brotliDecompressSync(reply.bytes).toString('utf8')).toMatch(/^console/)
    expect((await server.ask('/m/sw.js')).headers['cache-control']).toBe('no-cache')
  })

  it('answers 404 for a file that is none, 304 for one that the client has', async () => {
    expect((await server.ask('/m/assets/gone.js')).status).toBe(404)
    expect((await server.ask('/m/x.mobileconfig')).status).toBe(404)
    const { etag = '' } = (await server.ask('/m/home')).headers
    expect((await server.ask('/m/home', { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  it('serves pictures that cannot run, and downloads with their types', async () => {
    const logo = await server.ask('/m/merchants/red/logo.svg')
    expect(logo.headers['content-type']).toBe('image/svg+xml')
    expect(logo.headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'")
    const profile = await server.ask('/m/merchants/red/app/site.mobileconfig')
    expect(profile.headers['content-type']).toBe('application/x-apple-aspen-config')
  })

  it('streams what is too large to keep', async () => {
    const size = 9 * 1024 * 1024
    await write(join(server.root, 'merchants/red/pictures/app/site.apk'), Buffer.alloc(size, 7))
    const reply = await server.ask('/m/merchants/red/app/site.apk')
    expect(reply.headers['content-type']).toBe('application/vnd.android.package-archive')
    expect(reply.bytes.length).toBe(size)
  })

  it('never leaves the folders', async () => {
    for (const path of [
      '/m/merchants/red/..%2fmembers.json',
      '/m/merchants/red/%2e%2e%2fmembers.json',
      '/m/merchants/red/..%5cmembers.json',
      '/m/merchants/red/../members.json',
      '/m/merchants/..%2fred/pictures/logo.svg',
      '/m/..%2f..%2fsecret.txt',
      '/..%2fsecret.txt',
      '/m/merchants/red/%00logo.svg',
    ]) {
      const reply = await server.ask(path)
      expect(reply.text).not.toMatch(/secret\n?$|Player!2026/)
      expect(reply.status, path).toBe(404)
    }
  })
})
