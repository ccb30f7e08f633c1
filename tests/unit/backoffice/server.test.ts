import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { startBackoffice } from '../../../scripts/backoffice/server.ts'
import { tokenOf } from './client.ts'
import { type Server, serve, write, writeMerchant } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const status = '/wps/system/status'
const merchantAt = async (host: string, path = status, headers = {}) =>
  (await server.call(path, { host, headers: { merchant: '', ...headers } })).value?.merchantCode

describe('which merchant', () => {
  it('goes by the host: code.localhost, or a domain of the merchant', async () => {
    expect(await merchantAt('red.localhost')).toBe('red')
    expect(await merchantAt('BLUE.localhost')).toBe('blue')
    expect(await merchantAt('play.blue.example')).toBe('blue')
  })

  it('goes by the query, the cookie or the header on plain localhost', async () => {
    expect(await merchantAt('localhost', `${status}?merchant=blue`)).toBe('blue')
    expect(await merchantAt('127.0.0.1', status, { merchant: 'red' })).toBe('red')
    const reply = await server.ask('/m/home?merchant=blue', { host: 'localhost' })
    const cookie = reply.headers['set-cookie']?.[0]?.split(';')[0] ?? ''
    expect(await merchantAt('localhost', status, { cookie, merchant: 'red' })).toBe('blue')
  })

  it('knows no merchant at an unknown host, whatever the call says', async () => {
    for (const host of ['green.localhost', 'evil.test', 'red.localhost.evil.test', 'localhost']) {
      const answer = await server.call(status, {
        host,
        headers: { merchant: host === 'localhost' ? '' : 'red' },
      })
      expect(answer).toMatchObject({ success: false, errorCode: 'domain_not_available' })
    }
  })

  it('serves a merchant that is added while it runs, and a file that changes', async () => {
    await writeMerchant(join(server.root, 'merchants'), 'green')
    await vi.waitFor(async () => expect(await merchantAt('green.localhost')).toBe('green'), { timeout: 2000 })
    const banners = join(server.root, 'merchants/green/wps/relay/MCSFE_getBanners.json')
    const path = '/wps/relay/MCSFE_getBanners'
    expect((await server.call(path, { host: 'green.localhost' })).value).toHaveLength(2)
    await write(banners, [])
    await vi.waitFor(
      async () => expect((await server.call(path, { host: 'green.localhost' })).value).toEqual([]),
      { timeout: 2000 },
    )
  })

  it('reports a broken file, and the other merchants still work', async () => {
    await writeMerchant(join(server.root, 'merchants'), 'torn')
    await write(join(server.root, 'merchants/torn/wps/system/status.json'), '{ "info": ')
    await vi.waitFor(
      async () =>
        expect((await server.call(status, { host: 'torn.localhost' })).errorCode).toBe(
          'backoffice.file.broken',
        ),
      { timeout: 2000 },
    )
    expect(server.lines.join('\n')).toMatch(/BROKEN FILE .*status\.json/)
    expect((await server.call('/wps/system/country', { host: 'torn.localhost' })).success).toBe(true)
    expect(await merchantAt('red.localhost')).toBe('red')
  })
})

describe('calls', () => {
  it('filters banners by group and announcements by category', async () => {
    expect(
      (await server.call('/wps/relay/MCSFE_getBanners?groupNames=m_popup1,m_popup2')).value,
    ).toMatchObject([{ groupName: 'm_popup1' }])
    const list = '/wps/relay/MCSFE_getListAnnouncements'
    expect((await server.call(list)).value).toMatchObject({ announcements: [{ id: 1 }] })
    const app = await server.call(`${list}?types=PR&platform=M&category=app_download`)
    expect(app.value).toMatchObject({ announcements: [{ id: 2 }] })
  })

  it('launches a game for members and a trial for everyone, at a page that names it', async () => {
    expect((await server.call('/wps/game/launchGame?lottoGameCode=HN1')).errorCode).toBe('customer.not.login')
    const headers = { authorization: await tokenOf(server, 'plain') }
    const game = await server.call('/wps/game/launchGame?lottoGameCode=HN1&hasLobby=true', { headers })
    const trial = await server.call('/wps/relay/GCS_gameTrialLaunch?gameId=%3Cb%3E&nodeId=1')
    const url = new URL(String(game.value?.gameUrl))
    expect(url.host).toBe(`red.localhost:${server.office.port}`)
    expect((await server.ask(url.pathname)).text).toContain('<title>HN1</title>')
    expect((await server.ask(new URL(String(trial.value?.gameUrl)).pathname)).text).toContain('&lt;b&gt;')
  })

  it('tells the time of its world in every answer, also in one that goes wrong', async () => {
    await server.control('clock', { setTo: '2031-05-06T07:08:00Z' })
    const today = /^Tue, 06 May 2031 07:08/
    expect((await server.ask(status)).headers.date).toMatch(today)
    await server.control('fault', { path: 'system/status', kind: 'html', status: 502 })
    expect((await server.ask(status)).headers.date).toMatch(today)
    await server.control('reset', {})
  })

  it('answers a ping from anywhere, and the manifest without an envelope', async () => {
    const ping = await server.ask('/wps/system/test/ping?speed=1', { host: 'unknown.test' })
    expect(ping).toMatchObject({ status: 200, headers: { 'access-control-allow-origin': '*' } })
    const manifest = await server.ask('/wps/system/manifest.json')
    expect(JSON.parse(manifest.text)).toMatchObject({ id: '/m/', name: 'red', templates: { parameters: {} } })
  })

  it('draws a captcha of four digits, and opens a slider', async () => {
    const { value } = await server.call('/wps/captcha/image')
    const svg = Buffer.from(String(value?.image).split(',')[1] ?? '', 'base64').toString('utf8')
    expect(svg.match(/<text/g)).toHaveLength(4)
    expect((await server.call('/wps/captcha/geetest')).value).toMatchObject({ newCaptcha: true, success: 1 })
  })

  it('reports what the contract does not allow in the answer, in the log and on the console', async () => {
    await server.control('value', { merchant: 'red', path: 'relay/CBS_unreadCount', value: 'many' })
    const headers = { authorization: await tokenOf(server, 'plain') }
    const reply = await server.ask('/wps/relay/CBS_unreadCount', { headers })
    expect(reply.headers['x-backoffice-violation']).toMatch(/Merchant is missing.*answer: unread-count/)
    expect(JSON.stringify(await server.control('state'))).toContain('answer: unread-count')
    const request = { method: 'POST', body: { mobileNum: '' } }
    await server.call('/wps/verification/sms/noLogin', request)
    expect(server.lines.join('\n')).toContain('request: send-sms-code-request')
  })

  it('compresses a large answer and answers unknown calls with 404', async () => {
    const reply = await server.ask(status, { headers: { 'accept-encoding': 'gzip, br' } })
    expect(reply.headers['content-encoding']).toBe('br')
    expect(JSON.parse(brotliDecompressSync(reply.bytes).toString('utf8'))).toMatchObject({ success: true })
    expect((await server.ask('/wps/no/such')).status).toBe(404)
    expect((await server.ask('/mini-game/v9/minigame.js')).status).toBe(404)
  })
})

describe('starting', () => {
  it('says in one line that a port is taken or a folder missing', async () => {
    const { root, office } = server
    const options = { merchantsDir: join(root, 'merchants'), distDir: join(root, 'dist') }
    await expect(startBackoffice({ ...options, port: office.port })).rejects.toThrow(/port \d+ is taken/)
    await expect(startBackoffice({ ...options, port: 0, merchantsDir: join(root, 'none') })).rejects.toThrow(
      /no folder of merchants/,
    )
  })

  it('ends hanging requests when it closes', async () => {
    const other = await serve()
    await other.control('fault', { path: '*', kind: 'hang' })
    const hanging = other.ask('/m/home').then(
      () => 'answered',
      () => 'ended',
    )
    await vi.waitFor(async () => expect(await other.control('state')).toMatchObject({ faults: [] }))
    await other.stop()
    expect(await hanging).toBe('ended')
  })

  it('passes /wps on to a real platform when told to', async () => {
    const platform = createServer((request, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('set-cookie', 'sid=1; Domain=platform.example; Secure; Path=/')
      response.end(JSON.stringify({ success: true, value: { host: request.headers.host, url: request.url } }))
    })
    await new Promise<void>((done) => platform.listen(0, '127.0.0.1', done))
    const address = platform.address()
    const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
    const proxy = await serve(origin)
    const reply = await proxy.ask('/wps/system/status?device=MOBILE')
    expect(JSON.parse(reply.text).value).toEqual({
      host: new URL(origin).host,
      url: '/wps/system/status?device=MOBILE',
    })
    expect(reply.headers['set-cookie']).toEqual(['sid=1; Path=/'])
    expect((await proxy.ask('/__backoffice/state')).status).toBe(404)
    expect((await proxy.ask('/m/home')).status).toBe(200)
    for (const host of ['elsewhere.example', 'localhost.elsewhere.example']) {
      expect((await proxy.ask('/m/home', { host })).status, 'a name that leads here by DNS').toBe(421)
      expect((await proxy.ask('/wps/system/status', { host })).status).toBe(421)
    }
    for (const host of ['localhost', '127.0.0.1', '[::1]'])
      expect((await proxy.ask('/m/home', { host })).status).toBe(200)
    await proxy.stop()
    platform.close()
  })
})
