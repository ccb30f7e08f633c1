import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { tokenOf } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const status = '/wps/system/status'
const flags = async (options = {}) => {
  const info = (await server.call(status, options)).value?.info
  return JSON.parse(JSON.stringify(info)).whitelabelVal
}

describe('faults', () => {
  const put = (fault: object) => server.control('fault', { path: status, ...fault })

  it('answers a status, then is well again', async () => {
    await put({ kind: 'status', status: 502, times: 2 })
    const codes = []
    for (let count = 0; count < 3; count += 1) codes.push((await server.ask(status)).status)
    expect(codes).toEqual([502, 502, 200])
  })

  it('answers a business failure, HTML, nothing, half a JSON and a wrong shape', async () => {
    await put({ kind: 'business', code: 'token_ip_different', message: 'moved' })
    expect(await server.call(status)).toEqual({
      success: false,
      errorCode: 'token_ip_different',
      message: 'moved',
    })
    await put({ kind: 'html' })
    expect((await server.ask(status)).headers['content-type']).toContain('text/html')
    await put({ kind: 'empty' })
    expect((await server.ask(status)).text).toBe('')
    await put({ kind: 'json' })
    const half = (await server.ask(status, { headers: { 'accept-encoding': 'br' } })).text
    expect(half).toMatch(/^\{"success":true/)
    expect(() => JSON.parse(half)).toThrow()
    await put({ kind: 'shape' })
    expect(await server.call(status)).toEqual({ success: true, value: 'a value of the wrong shape' })
  })

  it('cuts an answer in the middle', async () => {
    await put({ kind: 'cut' })
    await expect(server.ask(status)).rejects.toThrow(/aborted|hang up/)
    expect((await server.ask(status)).status).toBe(200)
  })

  it('delays an answer', async () => {
    await put({ kind: 'delay', delayMs: 80 })
    const started = performance.now()
    expect((await server.ask(status)).status).toBe(200)
    expect(performance.now() - started).toBeGreaterThan(70)
  })

  it('lets a call hang until its world is reset', async () => {
    await put({ kind: 'hang' })
    const hanging = server.ask(status).then(
      () => 'answered',
      () => 'ended',
    )
    await vi.waitFor(async () =>
      expect(JSON.stringify(await server.control('log'))).toContain('"fault":"hang"'),
    )
    await server.control('reset', {})
    expect(await hanging).toBe('ended')
  })

  it('applies to the paths of a glob, and to one merchant if told to', async () => {
    await put({ kind: 'status', path: 'relay/*', merchant: 'blue', times: -1 })
    const banners = '/wps/relay/MCSFE_getBanners'
    expect((await server.ask(banners)).status).toBe(200)
    expect((await server.ask(banners, { host: 'blue.localhost' })).status).toBe(500)
    expect((await server.ask(banners, { host: 'blue.localhost' })).status).toBe(500)
    await put({ path: 'relay/*', times: 0 })
    expect((await server.ask(banners, { host: 'blue.localhost' })).status).toBe(200)
  })

  it('replaces a fault that lasts until the reset, for the same merchant alone', async () => {
    const answer = async (host = 'red.localhost') => (await server.ask(status, { host })).status
    await put({ kind: 'status', status: 404, merchant: 'blue', times: -1 })
    await put({ kind: 'status', status: 500, times: -1 })
    await put({ kind: 'status', status: 502, times: -1 })
    expect(await answer()).toBe(502)
    expect(await answer('blue.localhost')).toBe(404)
  })

  it('says what is wrong with an invalid order', async () => {
    expect(await put({ kind: 'flood' })).toMatchObject({ ok: false })
    expect(await put({ kind: 'hang', merchant: 'green' })).toMatchObject({ ok: false, message: /green/ })
  })
})

describe('configuration', () => {
  it('turns flags, settings and any part of the status, in one merchant', async () => {
    await server.control('flags', { merchant: 'red', set: { CBS3: false, GOOGLELOGIN3: 1 } })
    await server.control('settings', { merchant: 'red', set: { referral_enabled: -1 } })
    await server.control('status', { merchant: 'red', patch: { maintenance: true } })
    expect(await flags()).toMatchObject({ CBS3: false, GOOGLELOGIN3: 1, REWCEN3: '1' })
    expect((await server.call(status)).value?.maintenance).toBe(true)
    expect(await flags({ host: 'blue.localhost' })).toMatchObject({ CBS3: true })
    expect(await server.control('state?merchant=red')).toMatchObject({
      merchants: { red: { flags: { CBS3: false }, settings: { referral_enabled: -1 } } },
    })
  })

  it('says that there is no such flag, and which one may be meant', async () => {
    const said = await server.control('flags', { merchant: 'red', set: { CSB3: false } })
    expect(said).toMatchObject({
      ok: false,
      message: expect.stringMatching(/no flag CSB3: did you mean CBS3/),
    })
    expect(await flags()).toMatchObject({ CBS3: true })
  })

  it('refuses what a flag gates once it is off', async () => {
    const headers = { authorization: await tokenOf(server, 'plain') }
    await server.control('flags', { merchant: 'red', set: { CBS3: false, REWCEN3: 0 } })
    expect((await server.call('/wps/relay/CBS_launchChat', { headers })).errorCode).toBe(
      'function.not.enabled',
    )
    const promotions = await server.call('/wps/relay/MCSFE_getMerchantAvailablePromotions')
    expect(promotions.errorCode).toBe('function.not.enabled')
  })

  it('replaces the answer of any call, as it is, and gives it back', async () => {
    const path = '/wps/relay/MCSFE_getBanners'
    await server.control('value', { merchant: 'red', path, value: { hostile: ['<script>'] } })
    const reply = await server.ask(`${path}?groupNames=m_home`)
    expect(JSON.parse(reply.text).value).toEqual({ hostile: ['<script>'] })
    await server.control('value', { merchant: 'red', path })
    expect(JSON.parse((await server.ask(`${path}?groupNames=m_home`)).text).value).toHaveLength(1)
  })

  it('moves its clock', async () => {
    const { now } = await server.control('clock', { setTo: '2030-01-01T00:00:00Z' })
    expect(Number(now)).toBeGreaterThanOrEqual(Date.parse('2030-01-01T00:00:00Z'))
    expect(await server.control('clock', { advanceMs: 'soon' })).toMatchObject({ ok: false })
  })

  it('stops its clock, until it is set again', async () => {
    const setTo = '2030-01-01T00:00:00Z'
    await server.control('clock', { setTo, stop: true })
    const { now } = await server.control('clock', { advanceMs: 5 })
    expect(now).toBe(Date.parse(setTo) + 5)
    expect(await server.control('clock', { advanceMs: 0 })).toMatchObject({ now })
  })
})

describe('log and state', () => {
  it('shows calls with decrypted bodies and no password', async () => {
    await tokenOf(server, 'plain')
    const log = JSON.stringify(await server.control('log'))
    expect(log).toContain('"username":"plain"')
    expect(log).toContain('"device":"MOBILE"')
    expect(log).not.toContain('Player!2026')
    const { last } = await server.control('log')
    expect(await server.control(`log?since=${last}`)).toMatchObject({ calls: [] })
  })

  it('shows members without passwords and counts sessions', async () => {
    await tokenOf(server, 'plain')
    const state = await server.control('state')
    expect(state).toMatchObject({ merchants: { red: { sessions: 1 } } })
    expect(JSON.stringify(state)).not.toContain('Player!2026')
  })
})

describe('worlds', () => {
  it('keeps what happens in one world out of the others', async () => {
    const there = { host: 'red.w3.localhost' }
    await server.control('flags', { merchant: 'red', set: { CBS3: false } }, there)
    expect(await flags(there)).toMatchObject({ CBS3: false })
    expect(await flags()).toMatchObject({ CBS3: true })
    expect(await flags({ headers: { 'x-backoffice-world': 'w3' } })).toMatchObject({ CBS3: false })
    expect(await flags({ headers: { cookie: 'x-backoffice-world=w3' } })).toMatchObject({ CBS3: false })
    const token = await tokenOf(server, 'plain', there)
    const headers = { authorization: token }
    expect((await server.call('/wps/member/info', { ...there, headers })).success).toBe(true)
    expect((await server.call('/wps/member/info', { headers })).errorCode).toBe('user.or.token.invalid')
    await server.control('reset?world=w3', {})
    expect(await flags(there)).toMatchObject({ CBS3: true })
  })
})

describe('who may control', () => {
  const refused = { ok: false, message: 'Control is for this machine alone.' }

  it('refuses a foreign Host, a foreign page and a forwarded stranger', async () => {
    expect(await server.control('state', undefined, { host: 'play.blue.example' })).toEqual(refused)
    expect(await server.control('state', undefined, { host: 'localhost.evil.test' })).toEqual(refused)
    for (const headers of [
      { origin: 'https://evil.test' },
      { origin: 'null' },
      { 'x-forwarded-for': '203.0.113.9' },
      { 'sec-fetch-site': 'cross-site' },
    ]) {
      expect(await server.control('reset', {}, { headers })).toEqual(refused)
    }
  })

  it('takes orders on plain localhost and from the app itself', async () => {
    expect(await server.control('state', undefined, { host: 'localhost' })).toMatchObject({ ok: true })
    const headers = { origin: 'http://red.localhost:4600' }
    expect(await server.control('reset', {}, { headers })).toMatchObject({ ok: true })
  })
})
