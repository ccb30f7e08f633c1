import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Ask, type Server, serve } from '../fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

const overview = (options: Ask) =>
  server.ask('/workbench/api/overview', { method: 'POST', body: {}, ...options })

describe('the workbench', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is there at %s', async (host) => {
    // 503: the build is missing, or 200 where it is there; nobody is refused.
    expect([200, 503]).toContain((await server.ask('/workbench', { host })).status)
  })

  it.each(['red.localhost', 'play.blue.example', 'evil.example', 'localhost.evil.example'])(
    'is refused at %s',
    async (host) => {
      expect((await server.ask('/workbench', { host })).status).toBe(403)
      expect((await overview({ host })).status).toBe(403)
    },
  )

  it('is refused to whom another machine passes on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' }
    expect((await server.ask('/workbench', { host: 'localhost', headers })).status).toBe(403)
  })

  it('answers no call without its token, whoever asks', async () => {
    expect((await overview({ host: 'localhost' })).status).toBe(403)
    const headers = { 'x-workbench-token': 'guessed' }
    expect((await overview({ host: 'localhost', headers })).status).toBe(403)
  })

  it('leaves the phones of other worlds as they are', async () => {
    const { headers } = await server.ask('/m/home')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})
