import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendEncrypted } from './client.ts'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())
beforeEach(() => server.control('reset', {}))

const NUMBER = '5521987001011'
const NEW = 'Forgotten!2027'
const post = (path: string, body: object) => server.call(path, { method: 'POST', body })
const reset = (body: object) => sendEncrypted(server, '/wps/member/password', { newPassword: NEW, ...body })
const logIn = (password: string) =>
  sendEncrypted(server, '/wps/session/login', { type: 'username', username: 'factors', password })
const newestCode = async (): Promise<string> => {
  const { codes } = await server.control('codes?merchant=red')
  return Array.isArray(codes) ? String(codes.at(-1).code) : ''
}

describe('a forgotten password', () => {
  it('is set by a code that went to the number of the account', async () => {
    await post('/wps/verification/sms/noLogin', { mobileNum: NUMBER })
    const verificationCode = await newestCode()
    const short = { username: 'factors', mobileNum: NUMBER, verificationCode, newPassword: 'short' }
    expect(await reset(short), 'the code stays good').toMatchObject({ errorCode: 'password.invalid' })
    expect(await reset({ username: 'factors', mobileNum: NUMBER, verificationCode })).toMatchObject({
      success: true,
    })
    expect(await logIn('Player!2026')).toMatchObject({ errorCode: 'login.cred.err' })
    expect(await logIn(NEW)).toMatchObject({ errorCode: 'login_verify_required' })
    expect(await reset({ mobileNum: NUMBER, verificationCode }), 'a code holds once').toMatchObject({
      errorCode: 'verification.code.err',
    })
  })

  it('is set by a code that went to the address of the account', async () => {
    await post('/wps/verification/email/noLogin', { email: 'F@player.example' })
    const verificationCode = await newestCode()
    expect(await reset({ mobileNum: NUMBER, email: 'f@player.example', verificationCode })).toMatchObject({
      success: true,
    })
  })

  it('answers alike for a wrong code, for somebody else’s number, and for nobody', async () => {
    await post('/wps/verification/sms/noLogin', { mobileNum: '5521900000000' })
    const verificationCode = await newestCode()
    const answers = [
      await reset({ username: 'factors', mobileNum: NUMBER, verificationCode: '1' }),
      await reset({ username: 'factors', mobileNum: '5521900000000', verificationCode }),
      await reset({ username: 'nobody', mobileNum: '5521900000001', verificationCode: '1' }),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject({ success: false, errorCode: 'verification.code.err' })
  })

  it('ends every session of the account', async () => {
    const confirmed = await sendEncrypted(server, '/wps/session/login/verification', {
      username: 'factors',
      password: 'Player!2026',
      method: 'G',
      authCode: '246810',
    })
    const authorization = String(Object(confirmed.value).token)
    const info = () => server.call('/wps/member/info', { headers: { authorization } })
    expect(await info()).toMatchObject({ success: true })
    await post('/wps/verification/sms/noLogin', { mobileNum: NUMBER })
    await reset({ mobileNum: NUMBER, verificationCode: await newestCode() })
    expect(await info()).toMatchObject({ success: false, errorCode: 'user.or.token.invalid' })
  })

  it('is not what a call without a session and without a receiver is about', async () => {
    expect(await reset({ oldPassword: 'Player!2026' })).toMatchObject({ errorCode: 'customer.not.login' })
  })
})
