import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import { failureOf } from '../../../../../../src/features/auth/smsCode/model/failure.ts'
import {
  createSmsSender,
  type SmsSender,
  type Way,
} from '../../../../../../src/features/auth/smsCode/model/sender.ts'
import { secondsLeft } from '../../../../../../src/features/auth/smsCode/model/sending.ts'
import { SmsCodeError } from '../../../../../../src/features/auth/smsCode/model/types.ts'
import { CaptchaError } from '../../../../../../src/features/captcha/model/captchaError.ts'

const TO = { countryDialingCode: '84', mobileNum: ' 0908001021 ' }
let now: number
let sender: SmsSender
let leaving: AbortController

beforeEach(() => {
  now = 1_000_000
  leaving = new AbortController()
  sender = createSmsSender({ now: () => now, failureOf: (error) => failureOf(error, true) })
})

const way = (change: Partial<Way> = {}) => ({
  post: vi.fn<Way['post']>(async () => ({ expirationTime: 90 })),
  captcha: vi.fn<Way['captcha']>(async () => ({})),
  refreshCaptcha: vi.fn<() => void>(),
  signal: leaving.signal,
  ...change,
})
const left = () => secondsLeft(sender.getState(), now)
const firebaseError = (code: string) => Object.assign(new Error(code), { code })

describe('a code from the back office', () => {
  it('goes to the trimmed number, with the captcha, and may be asked for again after expirationTime', async () => {
    const how = way({ captcha: async () => ({ geetestValidateV4: '{}' }) })
    expect(await sender.send(TO, how)).toBe(true)
    expect(how.post).toHaveBeenCalledExactlyOnceWith({
      countryDialingCode: '84',
      mobileNum: '0908001021',
      geetestValidateV4: '{}',
    })
    expect(left()).toBe(90)
    now += 90_000
    sender.look()
    expect(sender.getState()).toEqual({ status: 'idle', failure: null })
  })

  it('is not asked for without a number, nor while one is on its way, nor while the countdown runs', async () => {
    const how = way()
    expect(await sender.send({ ...TO, mobileNum: ' ' }, how)).toBe(false)
    const [first, second] = [sender.send(TO, how), sender.send(TO, how)]
    expect([await first, await second]).toEqual([true, false])
    expect(await sender.send(TO, how)).toBe(false)
    expect(how.post).toHaveBeenCalledOnce()
  })

  it('that is refused leaves the server’s words, and takes a fresh captcha', async () => {
    const refused = new ApiError('business', 'no', { code: 'mobile.invalid', serverMessage: 'Not a number' })
    const how = way({ post: () => Promise.reject(refused) })
    expect(await sender.send(TO, how)).toBe(false)
    const failure = { message: 'Not a number', aboutNumber: true }
    expect(sender.getState()).toEqual({ status: 'idle', failure })
    expect(how.refreshCaptcha).toHaveBeenCalledOnce()
    sender.forget()
    expect(sender.getState(), 'another number stands there').toEqual({ status: 'idle', failure: null })
  })

  it('that is one too many is refused without a word (TOO_MANY_REQUEST)', async () => {
    const refused = new ApiError('business', 'no', { code: 'TOO_MANY_REQUEST_SMS', serverMessage: 'Wait' })
    await sender.send(TO, way({ post: () => Promise.reject(refused) }))
    expect(sender.getState()).toEqual({ status: 'idle', failure: {} })
  })

  it('is not sent without the captcha that was closed, and says so; nothing where the player left', async () => {
    const how = way({ captcha: () => Promise.reject(new CaptchaError('verify_first')) })
    await sender.send(TO, how)
    expect(sender.getState()).toEqual({ status: 'idle', failure: { messageKey: 'shell:verify_first' } })
    expect(how.post).not.toHaveBeenCalled()
    leaving.abort()
    await sender.send(TO, how)
    expect(sender.getState()).toEqual({ status: 'idle', failure: {} })
  })

  it('proves itself', async () => {
    expect(await sender.proof('123456', false)).toEqual({ verificationCode: '123456' })
  })
})

describe('a code from Firebase', () => {
  const confirm = vi.fn<(code: string) => Promise<{ idToken: string }>>()
  const firebase = vi.fn<NonNullable<Way['firebase']>>(async () => ({ confirm }))
  beforeEach(() => {
    confirm.mockReset()
    firebase.mockClear()
  })

  it('goes to the whole number, without the platform’s captcha, and may be asked for again after 60 s', async () => {
    const how = way({ firebase })
    expect(await sender.send(TO, how)).toBe(true)
    expect(firebase).toHaveBeenCalledExactlyOnceWith('+84908001021')
    expect(how.post).not.toHaveBeenCalled()
    expect(how.captcha).not.toHaveBeenCalled()
    expect(left()).toBe(60)
  })

  it('is confirmed once; the same code submitted again proves itself with what that gave', async () => {
    await sender.send(TO, way({ firebase }))
    confirm.mockResolvedValueOnce({ idToken: 'token-1' })
    expect(await sender.proof('123456', true)).toEqual({ firebaseIdToken: 'token-1' })
    expect(await sender.proof('123456', true)).toEqual({ firebaseIdToken: 'token-1' })
    expect(confirm).toHaveBeenCalledExactlyOnceWith('123456')
  })

  it.each([
    ['auth/invalid-verification-code', { messageKey: 'smsCode:code_wrong' }],
    ['auth/code-expired', { messageKey: 'smsCode:code_expired' }],
    ['auth/too-many-requests', { messageKey: 'smsCode:too_many_codes' }],
    ['auth/network-request-failed', { messageKey: 'network_failure' }],
    ['auth/something-new', { messageKey: 'unknown_error', reference: 'auth/something-new' }],
  ])('that Firebase refuses with %s says so in words', async (code, failure) => {
    await sender.send(TO, way({ firebase }))
    confirm.mockRejectedValueOnce(firebaseError(code))
    const refused = await sender.proof('123456', true).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(SmsCodeError)
    expect(refused).toMatchObject({ failure })
  })

  it('whose number is none says so of the number', async () => {
    const firebaseSays = async () => Promise.reject(firebaseError('auth/invalid-phone-number'))
    await sender.send(TO, way({ firebase: firebaseSays }))
    const failure = { messageKey: 'smsCode:number_wrong', aboutNumber: true }
    expect(sender.getState()).toEqual({ status: 'idle', failure })
    await sender.send({ ...TO, mobileNum: '-' }, way({ firebase }))
    expect(sender.getState()).toEqual({ status: 'idle', failure })
  })

  it('that did not come for another reason stays said while the number is changed', async () => {
    await sender.send(
      TO,
      way({ firebase: async () => Promise.reject(firebaseError('auth/too-many-requests')) }),
    )
    sender.forget()
    expect(sender.getState()).toEqual({ status: 'idle', failure: { messageKey: 'smsCode:too_many_codes' } })
  })

  it('that nobody sent proves nothing', async () => {
    await expect(sender.proof('123456', true)).rejects.toMatchObject({
      failure: { messageKey: 'smsCode:send_first' },
    })
  })
})
