import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { RESERVED_CODES } from '../../../../scripts/merchant/reserved.ts'
import { type Ask, type Server, serve } from '../fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

const overview = (options: Ask) =>
  server.ask('/workbench/api/overview', { method: 'POST', body: {}, ...options })

const LED = /^http:\/\/workbench\.localhost:\d+\/workbench$/

describe('the workbench', () => {
  it.each(['localhost', '127.0.0.1', '[::1]', 'workbench.localhost'])('is there at %s', async (host) => {
    // 503 if the build is missing, else 200. Both mean that the host is not refused.
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

  it('leads a person to the name of its own, of whose site its phones are, and answers a program where it asks', async () => {
    const headers = { 'sec-fetch-mode': 'navigate' }
    const { status, headers: said } = await server.ask('/workbench', { host: 'localhost', headers })
    expect([status, said.location]).toEqual([302, expect.stringMatching(LED)])
    expect((await server.ask('/workbench', { host: 'workbench.localhost', headers })).status).not.toBe(302)
    expect((await server.ask('/workbench', { host: 'localhost' })).status).not.toBe(302)
  })

  it('shares its own name with nothing of the app', async () => {
    for (const path of ['/m/home', '/wps/system/status', '/games/x', '/m/merchants/red/logo.svg'])
      expect((await server.ask(path, { host: 'workbench.localhost' })).status, path).toBe(404)
    expect(RESERVED_CODES).toContain('workbench')
  })

  it('has its phones under its name, each a merchant in a world', async () => {
    const status = async (host: string) =>
      JSON.parse((await server.ask('/wps/system/status', { host })).text).value?.merchantCode
    expect(await status('red.wb-desk-0.workbench.localhost')).toBe('red')
    expect(await status('red.wb-desk-0.elsewhere.localhost')).toBeUndefined()
  })

  it('leaves the phones of other worlds as they are', async () => {
    const { headers } = await server.ask('/m/home')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })
})
