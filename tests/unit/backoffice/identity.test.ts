import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { withSignInDomain } from '../../../scripts/backoffice/identity/status.ts'
import { identityOf } from '../../../scripts/backoffice/identity.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const post = async (call: string, body: object) => {
  const path = `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=k`
  const { status, text } = await server.ask(path, { method: 'POST', body })
  return { status, ...JSON.parse(text) }
}
const signIn = (providerId: string, claims: object) =>
  post('signInWithIdp', {
    requestUri: 'http://localhost',
    postBody: new URLSearchParams({ providerId, id_token: JSON.stringify(claims) }).toString(),
  })

describe('the stand-in for the identity service', () => {
  it('knows somebody again, and names them in the token', async () => {
    const first = await signIn('google.com', { sub: 'g1', email: 'One@People.example', name: 'One' })
    expect(first).toMatchObject({ status: 200, isNewUser: true, email: 'one@people.example' })
    expect(identityOf(first.idToken)).toBe('google.com:g1')
    const again = await signIn('google.com', { sub: 'g1' })
    expect(again).toMatchObject({ isNewUser: false, localId: first.localId })
    const { users } = await post('lookup', { idToken: again.idToken })
    expect(users).toMatchObject([{ localId: first.localId }])
  })

  it('lets a phone in by the code that it was sent, once', async () => {
    const { sessionInfo } = await post('sendVerificationCode', { phoneNumber: '+5521987001011' })
    const { text } = await server.ask('/emulator/v1/projects/demo/verificationCodes')
    const [{ code }] = JSON.parse(text).verificationCodes
    const wrong = code === '000000' ? '000001' : '000000'
    expect(await post('signInWithPhoneNumber', { sessionInfo, code: wrong })).toMatchObject({
      status: 400,
      error: { message: 'INVALID_CODE' },
    })
    const { idToken } = await post('signInWithPhoneNumber', { sessionInfo, code })
    expect(identityOf(idToken)).toBe('phone:+5521987001011')
    expect(await post('signInWithPhoneNumber', { sessionInfo, code })).toMatchObject({
      error: { message: 'INVALID_SESSION_INFO' },
    })
  })

  it.each([
    ['sendVerificationCode', { phoneNumber: '12' }, 'INVALID_PHONE_NUMBER : Invalid format.'],
    ['signInWithPhoneNumber', {}, 'MISSING_SESSION_INFO'],
    ['signInWithIdp', { requestUri: 'nowhere' }, 'INVALID_REQUEST_URI'],
    ['lookup', { idToken: 'x.y.z' }, 'USER_NOT_FOUND'],
  ])('refuses %s of %j as the vendor does', async (call, body, message) => {
    expect(await post(call, body)).toMatchObject({ status: 400, error: { code: 400, message } })
  })

  it('fails as the vendor would where a switch says so, in one world', async () => {
    await server.control('switch', { name: 'identity:accounts:lookup=QUOTA_EXCEEDED', on: true })
    expect(await post('lookup', {})).toMatchObject({ error: { message: 'QUOTA_EXCEEDED' } })
  })

  it('ends a code after five minutes, and sends no more than five in one', async () => {
    const { sessionInfo } = await post('sendVerificationCode', { phoneNumber: '+5521987001011' })
    await server.control('clock', { advanceMs: 5 * 60_000 })
    expect(await post('signInWithPhoneNumber', { sessionInfo, code: '1' })).toMatchObject({
      error: { message: 'SESSION_EXPIRED' },
    })
    for (let count = 0; count < 5; count += 1)
      await post('sendVerificationCode', { phoneNumber: '+5521987001011' })
    expect(await post('sendVerificationCode', { phoneNumber: '+5521987001011' })).toMatchObject({
      error: { message: 'TOO_MANY_ATTEMPTS_TRY_LATER' },
    })
  })

  it('writes nothing of an address into its sign-in page as it came', async () => {
    const { text } = await server.ask(
      `/emulator/auth/handler?providerId=${encodeURIComponent('<img src=x>')}`,
    )
    expect(text).not.toContain('<img')
  })
})

describe('a token', () => {
  const token = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.`
  it.each([
    [
      { sub: 'u', firebase: { sign_in_provider: 'oidc.line', identities: { 'oidc.line': ['L1'] } } },
      'oidc.line:L1',
    ],
    [{ sub: 'u', phone_number: '+55', firebase: { sign_in_provider: 'phone' } }, 'phone:+55'],
    [{ sub: 'u' }, 'u'],
    [{ user_id: 'v' }, 'v'],
    [{}, undefined],
  ])('%j names %s', (claims, identity) => expect(identityOf(token(claims))).toBe(identity))
  it('that is none names nobody', () => {
    for (const odd of ['', 'a', 'a.b.c', '...', 'e30.e30.']) expect(identityOf(odd)).toBeUndefined()
  })
})

describe('the domain of the sign-in window', () => {
  const status = { info: { sms: { authDomain: '{origin}', apiKey: 'k' } } }
  it('is the server itself where the fixture says so, as one object for each line', () => {
    const here = withSignInDomain(status, 'http://red.localhost:1')
    expect(here).toEqual({ info: { sms: { authDomain: 'http://red.localhost:1', apiKey: 'k' } } })
    expect(withSignInDomain(status, 'http://red.localhost:1')).toBe(here)
  })
  it('is left alone otherwise', () => {
    const other = { info: { sms: { authDomain: 'auth.play.example' } } }
    expect(withSignInDomain(other, 'http://red.localhost:1')).toBe(other)
  })
})
