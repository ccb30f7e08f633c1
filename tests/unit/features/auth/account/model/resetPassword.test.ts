import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../../../src/api/error.ts'
import {
  NOTHING_FILLED,
  resetFailureOf,
  resetFaults,
  resetFieldsOf,
  resetRequest,
} from '../../../../../../src/features/auth/account/model/resetPassword.ts'
import { asResetting, resetsPassword } from '../../../../../../src/features/auth/account/model/resetting.ts'
import { asIfSent, tellsOfNobody } from '../../../../../../src/features/auth/smsCode/model/discreet.ts'
import validate from '../../../../../../src/generated/validators/changePasswordRequest.js'

const FILLED = {
  username: ' player ',
  mobileNum: '+84 908 001 011',
  email: ' p@x.example ',
  code: ' ١٢٣٤٥٦ ',
  newPassword: ' new one ',
  repeated: ' new one ',
}
const CODE = { verificationCode: '123456' }
const NEW = { newPassword: ' new one ' }
const NUMBER = { mobileNum: '908001011', countryDialingCode: '84' }

describe('the request for a forgotten password', () => {
  it.each([
    ['username', 'sms', { username: 'player', ...NUMBER }],
    ['username', 'email', { username: 'player', email: 'p@x.example' }],
    ['mobile', 'sms', NUMBER],
    ['mobile', 'email', { ...NUMBER, email: 'p@x.example' }],
  ] as const)(
    'by %s and %s says whose, where the code went, the code and the new password',
    (way, by, who) => {
      const request = resetRequest(way, by, FILLED, '84', CODE)
      expect(request).toEqual({ ...who, ...CODE, ...NEW })
      expect(validate(request)).toBe(true)
    },
  )

  it('carries what Firebase gave in place of the code, and no dialing code that is not known', () => {
    const request = resetRequest('mobile', 'sms', { ...FILLED, mobileNum: '0908001011' }, '', {
      firebaseIdToken: 'a.b.c',
    })
    expect(request).toEqual({ mobileNum: '0908001011', firebaseIdToken: 'a.b.c', ...NEW })
  })
})

describe('what is wrong before anything is sent', () => {
  it('is asked of the fields that show alone', () => {
    expect(resetFaults(resetFieldsOf('who', 'username', 'sms'), NOTHING_FILLED, '')).toEqual({
      username: 'field_required',
    })
    expect(resetFaults(resetFieldsOf('prove', 'username', 'sms'), NOTHING_FILLED, '')).toEqual({
      mobileNum: 'field_required',
      code: 'field_required',
      newPassword: 'field_required',
      repeated: 'field_required',
    })
    expect(resetFaults(resetFieldsOf('prove', 'mobile', 'email'), FILLED, '84')).toEqual({})
  })

  it('is an address that is none, and a password that is not repeated', () => {
    const wrong = { ...FILLED, email: 'p at x', repeated: 'another' }
    expect(resetFaults(resetFieldsOf('prove', 'mobile', 'email'), wrong, '84')).toEqual({
      email: 'email_wrong',
      repeated: 'passwords_differ',
    })
  })
})

const refusal = (code: string, status = 200) =>
  new ApiError('business', code, { code, status, serverMessage: 'The words of the server.' })

describe('what is said of a reset that failed', () => {
  const REFUSED = { messageKey: 'account:reset_refused', field: 'code' }

  it.each(['verification.code.err', 'not.exists.user', 'login.cred.err', 'customer.locked', 'anything.else'])(
    'is one sentence for %s: nobody learns whether there is an account',
    (code) => {
      expect(resetFailureOf(refusal(code), true)).toEqual(REFUSED)
    },
  )

  it('does not tell of nobody by the status either', () => {
    expect(resetFailureOf(refusal('not.exists.user', 500), true)).toEqual(REFUSED)
  })

  it.each([
    ['customer.not.login', 200],
    ['call.unknown', 404],
    ['whatever', 405],
  ])('%s with status %i means that the back office does not offer it', (code, status) => {
    expect(resetFailureOf(refusal(code, status), true)).toEqual({ messageKey: 'account:reset_not_offered' })
  })
})

describe('a call that sends a code', () => {
  it('seems to have sent one where it would say that nobody has the number', async () => {
    expect(await asIfSent(Promise.reject(refusal('mobile.not.exists')))).toEqual({})
    expect(await asIfSent(Promise.resolve({ expirationTime: 9 }))).toEqual({ expirationTime: 9 })
  })

  it.each(['mobile.invalid', 'TOO_MANY_REQUEST_SMS', 'captcha.err'])('says %s as it is', async (code) => {
    const error = refusal(code)
    expect(tellsOfNobody(error)).toBe(false)
    await expect(asIfSent(Promise.reject(error))).rejects.toBe(error)
  })
})

describe('the entry of the history', () => {
  it('is marked beside what it says of the way on, and nothing else is such an entry', () => {
    expect(asResetting({ wanted: '/m/feedback' })).toEqual({ wanted: '/m/feedback', resetsPassword: true })
    expect(resetsPassword(asResetting(null))).toBe(true)
    for (const other of [null, undefined, 'resetsPassword', {}, { resetsPassword: 1 }])
      expect(resetsPassword(other)).toBe(false)
  })
})
