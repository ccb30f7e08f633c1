import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { login, sendEncrypted, tokenOf } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const path = '/wps/session/login'
const me = (token: string) => server.call('/wps/member/info', { headers: { authorization: token } })

describe('registration', () => {
  const register = (body: object, headers = { moduleid: 'REG3' }) =>
    sendEncrypted(server, '/wps/member/register', { registerMethod: 'H5', ...body }, { headers })

  it('makes a member with a session, who can log in again', async () => {
    const answer = await register({ username: 'newcomer', password: 'Secret!2026' })
    expect(answer.value).toMatchObject({ userName: 'newcomer', firstTimeLogin: true })
    expect((await me(String(answer.value?.token))).value).toMatchObject({ type: 0, userName: 'newcomer' })
    expect((await login(server, 'NEWCOMER', {}, 'Secret!2026')).success).toBe(true)
  })

  it('refuses a taken name, a short name and a short password', async () => {
    expect((await register({ username: 'Plain', password: 'Secret!2026' })).errorCode).toBe(
      'customer.name.exists',
    )
    expect((await register({ username: 'a b', password: 'Secret!2026' })).errorCode).toBe('username.invalid')
    expect((await register({ username: 'newcomer', password: '1' })).errorCode).toBe('password.invalid')
  })

  const codeFor = async (mobileNum: string): Promise<string> => {
    const body = { countryDialingCode: '55', mobileNum }
    await server.call('/wps/verification/sms/noLogin', { method: 'POST', body })
    const { codes } = await server.control('codes')
    return Array.isArray(codes) ? String(codes.at(-1)?.code) : ''
  }
  const mobile = (body: object) =>
    sendEncrypted(server, '/wps/member/register/mobile', body, { headers: { moduleid: 'MOBILENUMREG3' } })
  const tokenFor = (claims: object) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

  it('takes a mobile number once, with the code that was sent to it', async () => {
    const mobileNum = '11987654321'
    expect((await mobile({ mobileNum })).errorCode).toBe('verification.code.err')
    const verificationCode = await codeFor(mobileNum)
    expect((await mobile({ mobileNum, verificationCode: '000' })).errorCode).toBe('verification.code.err')
    expect((await mobile({ mobileNum, verificationCode })).success).toBe(true)
    expect((await mobile({ mobileNum: '11 98765-4321', verificationCode })).errorCode).toBe('mobile.exists')
    const other = await codeFor('11900000000')
    expect((await mobile({ mobileNum: '11911111111', verificationCode: other })).success).toBe(false)
  })

  it('takes a mobile number for which Firebase vouches', async () => {
    const phone = { phone_number: '+5511987654321', firebase: { sign_in_provider: 'phone' } }
    const vouched = (mobileNum: string) => mobile({ mobileNum, firebaseIdToken: tokenFor(phone) })
    expect((await vouched('11900000000')).errorCode).toBe('verification.code.err')
    expect((await vouched('11987654321')).success).toBe(true)
  })

  it('makes up a name for whom a third party vouches, once', async () => {
    const automatic = (body: object) => sendEncrypted(server, '/wps/member/register/autoUsername', body)
    expect((await automatic({})).errorCode).toBe('firebase.token.invalid')
    const google = { firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['g1'] } } }
    const who = { firebaseChannel: 'google', firebaseIdToken: tokenFor(google), login: true }
    expect((await automatic(who)).value?.userName).toMatch(/^p\d{8}$/)
    expect((await automatic(who)).errorCode).toBe('customer.identity.exists')
  })

  it('logs in as well, unless told not to', async () => {
    const quiet = await register({ username: 'newcomer', password: 'Secret!2026', login: false })
    expect(quiet.success).toBe(true)
    expect(quiet.value).not.toHaveProperty('token')
    expect((await login(server, 'newcomer', {}, 'Secret!2026')).success).toBe(true)
  })

  it('keeps the events that it is told, and complains of those without a name', async () => {
    const tell = (events: unknown) =>
      server.call('/wps/relay/MCSFE_trackEvents', {
        method: 'POST',
        body: { events: JSON.stringify(events) },
      })
    expect((await tell([{ eventName: 'register_submit' }])).success).toBe(true)
    await tell([{ eventValue: 1 }])
    const { events } = await server.control('events')
    expect(events).toEqual([{ eventName: 'register_submit' }, { eventValue: 1 }])
    const { violations } = await server.control('state')
    expect(JSON.stringify(violations)).toContain('no eventName')
  })

  it('reports a missing ModuleId', async () => {
    await register({ username: 'newcomer', password: 'Secret!2026' }, { moduleid: '' })
    const { violations } = await server.control('state')
    expect(JSON.stringify(violations)).toContain('ModuleId')
  })

  it('insists on a captcha only when told to, takes its text once', async () => {
    await server.control('switch', { name: 'captcha.enforce', on: true })
    await server.control('status', { patch: { info: { login: { geetest: false } } } })
    const person = { username: 'newcomer', password: 'Secret!2026' }
    expect((await register(person)).errorCode).toBe('captcha.err')
    await server.call('/wps/captcha/image')
    const { codes } = await server.control('codes')
    const captcha = Array.isArray(codes) ? codes.at(-1)?.code : ''
    expect((await register({ ...person, captcha })).success).toBe(true)
    expect((await register({ ...person, username: 'other', captcha })).errorCode).toBe('captcha.err')
  })

  it('takes a slider token of 50 characters once, within 60 s', async () => {
    await server.control('switch', { name: 'captcha.enforce', on: true })
    const tryWith = (token: unknown) =>
      sendEncrypted(server, path, {
        type: 'username',
        username: 'plain',
        password: 'Player!2026',
        geetestSeccode: token,
      })
    const { token } = await server.control('captcha', {})
    expect(token).toHaveLength(50)
    expect((await tryWith(token)).success).toBe(true)
    expect((await tryWith(token)).errorCode).toBe('captcha.err')
    const late = await server.control('captcha', {})
    await server.control('clock', { advanceMs: 61_000 })
    expect((await tryWith(late.token)).errorCode).toBe('captcha.err')
  })
})

describe('own account', () => {
  it('changes the password only for who knows the old one', async () => {
    const headers = { authorization: await tokenOf(server, 'first') }
    const change = (oldPassword: string) =>
      sendEncrypted(server, '/wps/member/password', { oldPassword, newPassword: 'Fresh!2026' }, { headers })
    expect((await change('wrong')).errorCode).toBe('password.old.err')
    expect((await change('Player!2026')).success).toBe(true)
    expect((await login(server, 'first')).errorCode).toBe('login.cred.err')
    expect((await login(server, 'first', {}, 'Fresh!2026')).value?.passwordExpired).toBeUndefined()
  })

  it('keeps the language, when the site offers it', async () => {
    const headers = { authorization: await tokenOf(server, 'plain') }
    const choose = (language: string) =>
      server.call('/wps/member/language', {
        method: 'POST',
        body: { language, merchantCode: 'red' },
        headers,
      })
    expect((await choose('XX')).errorCode).toBe('language.not.allowed')
    expect((await choose('CN')).success).toBe(true)
    expect((await server.call('/wps/member/info', { headers })).value?.language).toBe('CN')
  })

  it('gives a member the answers that the folder has for that member', async () => {
    const headers = { authorization: await tokenOf(server, 'plain') }
    expect((await server.call('/wps/relay/CBS_unreadCount', { headers })).value).toEqual({ unReadCount: 7 })
    const quiet = { authorization: await tokenOf(server, 'quiet') }
    expect((await server.call('/wps/relay/CBS_unreadCount', { headers: quiet })).errorCode).toBe(
      'no.permissions',
    )
  })
})
