import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { timeCode } from '../../../scripts/backoffice/codes.ts'
import { decodeSession } from '../../../src/session/codec.ts'
import { encrypt, login, publicKey, sendEncrypted, tokenOf } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const path = '/wps/session/login'
const me = (token: string) => server.call('/wps/member/info', { headers: { authorization: token } })

describe('encrypted calls', () => {
  it('opens what an independent client sealed, and logs in', async () => {
    const answer = await login(server, 'plain')
    expect(answer).toMatchObject({
      success: true,
      value: { id: 'id-plain', userName: 'plain', customerType: 0, firstTimeLogin: false },
    })
    expect((await me(String(answer.value?.token))).value).toMatchObject({
      userName: 'plain',
      account: 'plain',
    })
  })

  it('refuses a call sealed for another path', async () => {
    const sealed = await encrypt(await publicKey(server), '/wps/member/register', { username: 'plain' })
    const answer = await server.call(path, {
      method: 'POST',
      body: {},
      headers: { device: 'PWA', ...sealed },
    })
    expect(answer.errorCode).toBe('encryption.invalid')
  })

  it('refuses a plain login and reports the plaintext as a violation', async () => {
    const reply = await server.ask(path, { method: 'POST', body: { username: 'plain', password: 'x' } })
    expect(JSON.parse(reply.text).errorCode).toBe('encryption.missing')
    expect(reply.headers['x-backoffice-violation']).toContain('plain fields')
    expect(server.lines.join()).toContain('CONTRACT  red POST /wps/session/login')
  })

  it('accepts the current and the previous key and no other', async () => {
    const first = await publicKey(server)
    const send = async () => {
      const sealed = await encrypt(first, path, {
        type: 'username',
        username: 'plain',
        password: 'Player!2026',
      })
      return server.call(path, { method: 'POST', body: {}, headers: { device: 'PWA', ...sealed } })
    }
    await server.control('rotateKeys', {})
    expect(await publicKey(server)).not.toBe(first)
    expect((await send()).success).toBe(true)
    await server.control('rotateKeys', {})
    expect((await send()).errorCode).toBe('rsa.key.expired')
  })
})

describe('login', () => {
  it('tells an unknown user from a wrong password', async () => {
    expect((await login(server, 'nobody')).errorCode).toBe('not.exists.user')
    expect((await login(server, 'plain', {}, 'wrong')).errorCode).toBe('login.cred.err')
  })

  it('says when the first login and an expired password are to be acted on', async () => {
    expect((await login(server, 'first')).value).toMatchObject({
      firstTimeLogin: true,
      passwordExpired: true,
    })
    expect((await login(server, 'first')).value).toMatchObject({
      firstTimeLogin: false,
      passwordExpired: true,
    })
  })

  it('asks for a second factor and names the ways that this member has', async () => {
    expect(await login(server, 'factors')).toMatchObject({
      success: false,
      errorCode: 'login_verify_required',
      value: { email: true, ga: true, sms: true, payeeName: true },
    })
  })

  it('ends a session after half an hour without a call, and not while it is used', async () => {
    const token = await tokenOf(server, 'plain')
    await server.control('clock', { advanceMs: 29 * 60_000 })
    expect((await me(token)).success).toBe(true)
    await server.control('clock', { advanceMs: 29 * 60_000 })
    expect((await me(token)).success).toBe(true)
    await server.control('clock', { advanceMs: 31 * 60_000 })
    expect((await me(token)).errorCode).toBe('user.or.token.invalid')
    expect((await server.call('/wps/member/info')).errorCode).toBe('customer.not.login')
  })

  it('ends a session on logout and when an operator expires all of them', async () => {
    const token = await tokenOf(server, 'plain')
    await server.call('/wps/session/logout', { method: 'POST', body: {}, headers: { authorization: token } })
    expect((await me(token)).errorCode).toBe('user.or.token.invalid')
    const other = await tokenOf(server, 'plain')
    await server.control('expireSessions', {})
    expect((await me(other)).errorCode).toBe('user.or.token.invalid')
  })

  it('opens a session without a login, stored as the app stores it, for a test that is about something else', async () => {
    const { stored } = await server.control('session', { userName: 'plain' })
    const session = decodeSession(String(stored), 'red')
    expect(session).toMatchObject({ id: 'id-plain', userName: 'plain', type: 0, firstTimeLogin: false })
    expect((await me(session?.token ?? '')).success).toBe(true)
    expect(await server.control('session', { userName: 'nobody' })).toMatchObject({
      ok: false,
      message: 'red has no member nobody',
    })
  })
})

describe('second factor', () => {
  const verify = (body: object) =>
    sendEncrypted(server, '/wps/session/login/verification', {
      username: 'factors',
      password: 'Player!2026',
      ...body,
    })
  const sendCode = async () => {
    const body = { countryDialingCode: '55', mobileNum: '5521987001011' }
    await server.call('/wps/verification/sms/noLogin', { method: 'POST', body })
    const { codes } = await server.control('codes')
    return Array.isArray(codes) ? String(codes.at(-1)?.code) : ''
  }

  it('takes payee name, email and authenticator code, and refuses wrong ones', async () => {
    expect((await verify({ method: 'P', payeeName: ' maria souza ' })).success).toBe(true)
    expect((await verify({ method: 'P', payeeName: 'Someone' })).errorCode).toBe('login.verify.err')
    expect((await verify({ method: 'E', email: 'F@player.example' })).success).toBe(true)
    expect((await verify({ method: 'E', email: '' })).success).toBe(false)
    expect((await verify({ method: 'G', authCode: '246810' })).success).toBe(true)
    expect((await verify({ method: 'G', authCode: '000000' })).success).toBe(false)
  })

  it('takes an SMS code once, and none that has expired', async () => {
    const submit = (verificationCode: string) =>
      verify({ method: 'S', mobileNum: '5521987001011', verificationCode })
    const code = await sendCode()
    expect((await submit(code)).success).toBe(true)
    expect((await submit(code)).errorCode).toBe('verification.code.err')
    const late = await sendCode()
    await server.control('clock', { advanceMs: 121_000 })
    expect((await submit(late)).errorCode).toBe('verification.code.expired')
  })

  it('refuses the sixth code within a minute', async () => {
    const body = { mobileNum: '5521987001011' }
    const answers = []
    for (let count = 0; count < 6; count += 1) {
      answers.push(await server.call('/wps/verification/sms/noLogin', { method: 'POST', body }))
    }
    expect(answers.map((answer) => answer.errorCode)).toEqual([
      ...Array(5).fill(undefined),
      'TOO_MANY_REQUEST_SMS',
    ])
  })

  it('makes the one-time passwords of RFC 6238', () => {
    // The RFC's own test secret, "12345678901234567890", in base32.
    expect(timeCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 59_000)).toBe('287082')
  })
})
