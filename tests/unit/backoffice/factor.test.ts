import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { authenticatorStep, timeCode } from '../../../scripts/backoffice/codes.ts'
import { sendEncrypted } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const SECRET = 'JBSWY3DPEHPK3PXP'
const STEP_MS = 30_000
const START = Date.parse('2026-11-21T10:00:15Z')

const verify = (username: string, body: object) =>
  sendEncrypted(server, '/wps/session/login/verification', { username, password: 'Player!2026', ...body })
const answersTo = async (username: string, body: object) => {
  const { success, errorCode, message } = await verify(username, body)
  return success ? 'in' : `${errorCode}: ${message}`
}

describe('the code of a real authenticator', () => {
  const at = (setTo: number) => server.control('clock', { setTo })
  const submit = (authCode: string) => answersTo('app', { method: 'G', authCode })

  it('holds once; the next one holds again', async () => {
    await at(START)
    expect(await submit(timeCode(SECRET, START))).toBe('in')
    expect(await submit(timeCode(SECRET, START))).toBe(
      'login.verify.err: The verification code has been used already.',
    )
    await at(START + STEP_MS)
    expect(await submit(timeCode(SECRET, START + STEP_MS))).toBe('in')
  })

  it('may be typed a step late, and is no good when an earlier one was used after it', async () => {
    await at(START + STEP_MS)
    expect(await submit(timeCode(SECRET, START))).toBe('in')
    expect(await submit(timeCode(SECRET, START))).toContain('used already')
    expect(await submit(timeCode(SECRET, START + STEP_MS))).toBe('in')
    expect(await submit(timeCode(SECRET, START))).toContain('used already')
  })

  it('has expired two steps later, and is wrong where it was never shown', async () => {
    await at(START + 2 * STEP_MS)
    expect(await submit(timeCode(SECRET, START))).toBe('login.verify.err: The verification code has expired.')
    expect(await submit('12345')).toBe('login.verify.err: The verification code is not right.')
    expect(authenticatorStep(SECRET, timeCode(SECRET, START), START + 21 * STEP_MS)).toBeUndefined()
  })
})

const tokenOf = (claims: object) =>
  `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`

describe('a login by token', () => {
  const IDENTITY = {
    firebaseChannel: 'google',
    firebaseIdToken: tokenOf({
      firebase: { sign_in_provider: 'google.com', identities: { 'google.com': ['g1'] } },
    }),
  }
  const logIn = (body: object) => sendEncrypted(server, '/wps/session/login', body)
  const confirm = (body: object) =>
    sendEncrypted(server, '/wps/session/login/verification', { ...IDENTITY, ...body })
  /** The member logs in with the password; confirming the second factor binds the identity. */
  const bind = () => verify('factors', { ...IDENTITY, method: 'P', payeeName: 'Maria Souza' })

  it('of a member with a second factor asks for it, and is confirmed by the token alone', async () => {
    await bind()
    expect(await logIn({ type: 'firebase', ...IDENTITY })).toMatchObject({
      success: false,
      errorCode: 'login_verify_required',
      value: { email: true, ga: true, sms: true, payeeName: true },
    })
    expect(await confirm({ method: 'G', authCode: '000000' })).toMatchObject({ success: false })
    const { success, value } = await confirm({ method: 'G', authCode: '246810' })
    expect(success).toBe(true)
    expect(value).toMatchObject({ userName: 'factors' })
  })

  it('takes the code by SMS as the proof, not the token that says who it is', async () => {
    await bind()
    await server.call('/wps/verification/sms/noLogin', {
      method: 'POST',
      body: { mobileNum: '5521987001011' },
    })
    const { codes } = await server.control('codes?merchant=red')
    const code = Array.isArray(codes) ? codes.at(-1).code : ''
    const number = { method: 'S', mobileNum: '5521987001011' }
    expect(await confirm({ ...number })).toMatchObject({ success: false })
    expect(await confirm({ ...number, verificationCode: code })).toMatchObject({ success: true })
  })

  it('is not confirmed by an identity that nobody is bound to', async () => {
    expect(await confirm({ method: 'G', authCode: '246810' })).toMatchObject({
      success: false,
      errorCode: 'bind_customer_required',
    })
  })
})

describe('a phone that the identity provider has confirmed', () => {
  const submit = (phone_number: string, mobileNum = '21987001011') => {
    const firebaseIdToken = tokenOf({ phone_number, firebase: { sign_in_provider: 'phone' } })
    return answersTo('factors', { method: 'S', mobileNum, firebaseIdToken })
  }

  it('is the member’s own, or refused', async () => {
    expect(await submit('+5521987001011')).toBe('in')
    expect(await submit('+5521987001099')).toContain('could not be confirmed')
    expect(await submit('+5521987001099', '21987001099')).toContain('The mobile number is not right.')
    const google = tokenOf({ sub: 'x', firebase: { sign_in_provider: 'google.com' } })
    expect(
      await answersTo('factors', { method: 'S', mobileNum: '21987001011', firebaseIdToken: google }),
    ).toContain('could not be confirmed')
  })
})

describe('the email', () => {
  it('is proof enough; a code that came with it is checked', async () => {
    expect(await answersTo('factors', { method: 'E', email: ' F@player.example ' })).toBe('in')
    expect(
      await answersTo('factors', { method: 'E', email: 'f@player.example', verificationCode: '1' }),
    ).toContain('is not right')
  })
})

it('refuses a way that this member does not have', async () => {
  expect(await answersTo('app', { method: 'P', payeeName: '' })).toContain('payee name is not right')
  expect(await answersTo('app', { method: 'S', mobileNum: '' })).toContain('mobile number is not right')
  expect(await answersTo('app', { method: 'E', email: '' })).toContain('email is not right')
})
