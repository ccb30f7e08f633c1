import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withCaptchaServers } from '../../../scripts/backoffice/captcha/servers.ts'
import { isRecord } from '../../../scripts/backoffice/json.ts'
import { sendEncrypted } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const at = (name: string) => ({ host: `${name}.red.localhost` })
const trouble = (said: object) => server.control('captcha', { merchant: 'red', trouble: said })

/** The argument of a JSONP answer. */
async function ask(path: string, name = 'api-1'): Promise<Record<string, unknown>> {
  const { text } = await server.ask(`${path}${path.includes('?') ? '&' : '?'}callback=heard`, at(name))
  const answer: unknown = JSON.parse(/^heard\((.*)\)$/.exec(text)?.[1] ?? 'null')
  if (!isRecord(answer)) throw new Error(`not padded: ${text}`)
  return answer
}

async function puzzle(path = '/load'): Promise<{ lot: string; x: number }> {
  const { data } = await ask(path)
  const { puzzle: last } = await server.control('captcha?merchant=red')
  return {
    lot: isRecord(data) ? String(data.lot_number) : '',
    x: isRecord(last) ? Number(last.x) : Number.NaN,
  }
}

const logIn = (fields: object) =>
  sendEncrypted(server, '/wps/session/login', {
    type: 'username',
    username: 'plain',
    password: 'Player!2026',
    ...fields,
  })

describe('the captcha vendor’s stand-in', () => {
  it('serves its scripts on six servers, and says nothing of theirs on another path', async () => {
    for (const name of ['api-1', 'api-2', 'api-3', 'static-1', 'static-2', 'static-3'])
      for (const path of ['/gt.js', '/v4/gt4.js', '/captcha-stand-in/slider.js'])
        expect((await server.ask(path, at(name))).headers['content-type']).toMatch(/javascript/)
    expect((await server.ask('/gt.js', { host: 'static-1.nobody.localhost' })).status).not.toBe(200)
  })

  it.each(['/load', '/gettype.php'])(
    'gives a puzzle by %s whose piece is told to the operator alone',
    async (path) => {
      const { lot, x } = await puzzle(path)
      expect(lot).toMatch(/^[0-9a-f]{32}$/)
      expect(x).toBeGreaterThan(50)
      for (const part of ['picture', 'piece']) {
        const { text } = await server.ask(
          `/captcha-stand-in/picture.svg?lot=${lot}&part=${part}`,
          at('api-1'),
        )
        expect(text).toMatch(/^<svg/)
      }
    },
  )

  it('takes a piece that is let go over its hole, once, and gives a token that the login takes, once', async () => {
    await server.control('switch', { name: 'captcha.enforce', on: true })
    const { lot, x } = await puzzle()
    expect((await logIn({})).errorCode).toBe('captcha.err')
    expect((await ask(`/captcha-stand-in/verify?lot=${lot}&x=${x + 20}`)).result).toBe('fail')
    const { result, token } = await ask(`/captcha-stand-in/verify?lot=${lot}&x=${x - 4}`)
    expect([result, String(token).length]).toEqual(['success', 50])
    expect((await ask(`/captcha-stand-in/verify?lot=${lot}&x=${x}`)).result).toBe('fail')
    const fields = { geetestValidateV4: JSON.stringify({ lot_number: lot, pass_token: token }) }
    expect((await logIn(fields)).success).toBe(true)
    expect((await logIn(fields)).errorCode).toBe('captcha.err')
  })

  it('asks a test site’s login for the picture, not the slider', async () => {
    await server.control('switch', { name: 'captcha.enforce', on: true })
    await server.control('status', { patch: { test: true } })
    await server.call('/wps/captcha/image')
    const { codes } = await server.control('codes')
    const captcha = Array.isArray(codes) ? codes.at(-1)?.code : ''
    expect((await logIn({ captcha })).success).toBe(true)
  })

  it('fails where it is told to: one server or all, so often or until reset', async () => {
    await trouble({ part: 'script', how: 'missing', server: 'static-1' })
    expect((await server.ask('/v4/gt4.js', at('static-1'))).status).toBe(404)
    expect((await server.ask('/v4/gt4.js', at('static-2'))).status).toBe(200)
    await trouble({ part: 'load', how: 'error', times: 1, code: '60101', message: 'illegal id' })
    expect(await ask('/load')).toMatchObject({ status: 'error', code: '60101', msg: 'illegal id' })
    expect(await ask('/load')).toMatchObject({ status: 'success' })
    await trouble({ part: 'verify', how: 'reject' })
    const { lot, x } = await puzzle()
    expect((await ask(`/captcha-stand-in/verify?lot=${lot}&x=${x}`)).result).toBe('fail')
    await trouble({ part: 'verify', times: 0 })
    expect((await ask(`/captcha-stand-in/verify?lot=${lot}&x=${x}`)).result).toBe('success')
    await server.control('reset', {})
    expect((await server.ask('/v4/gt4.js', at('static-1'))).status).toBe(200)
  })

  it.each([{}, { part: 'all' }, { part: 'load' }, { part: 'load', how: 'badly' }])(
    'refuses the trouble %j',
    async (said) => {
      expect((await trouble(said)).ok).toBe(false)
    },
  )

  it('is down while it cannot be asked: v3 is told to go offline, and the login takes what that gives', async () => {
    await server.control('switch', { name: 'captcha.enforce', on: true })
    const offline = { geetestSeccode: `offline-${'a'.repeat(42)}|jordan` }
    expect((await logIn(offline)).errorCode).toBe('captcha.err')
    await trouble({ part: 'load', how: 'missing' })
    expect((await server.call('/wps/captcha/geetest')).value?.success).toBe(0)
    expect((await logIn(offline)).success).toBe(true)
  })

  it('calls no function but one that a page can have named', async () => {
    const { status } = await server.ask('/load?callback=alert(1)//', at('api-1'))
    expect(status).toBe(400)
  })
})

describe('a status that names the vendor’s servers', () => {
  const merchant = { code: 'red' }
  const visited = (world: string) => ({
    merchant,
    world: { name: world },
    origin: 'http://red.localhost:4600',
  })
  const status = {
    info: { gw: { GEETEST_ID: 'id', GEETEST_API_SERVERS: ['api-1.captcha.example', 'api.geetest.com', 7] } },
  }

  it.each([
    ['default', 'http://api-1.red.localhost:4600'],
    ['w3', 'http://api-1.red.w3.localhost:4600'],
  ])('in world %s means the stand-ins of that world, and leaves others alone', (world, address) => {
    expect(withCaptchaServers(status, visited(world))).toEqual({
      info: { gw: { GEETEST_ID: 'id', GEETEST_API_SERVERS: [address, 'api.geetest.com', 7] } },
    })
  })

  it.each([undefined, 'text', {}, { info: {} }, { info: { gw: 7 } }])('is left as it is: %j', (other) => {
    expect(withCaptchaServers(other, visited('default'))).toBe(other)
  })
})
