import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  autoRegisterRequest,
  type Origin,
  registerMethod,
  registerRequest,
  SMS_TEMPLATE,
} from '../../../../../../src/features/auth/registration/model/requests.ts'
import validateRegistration from '../../../../../../src/generated/validators/registerRequest.js'

const here: Origin = {
  device: { webview: false, installed: false, webclip: false, label: 'MOBILE' },
  deviceId: 'device-1',
  location: { origin: 'https://play.example', pathname: '/m/register', hostname: 'play.example' },
  codes: { referralCode: 'FRIEND', affiliateCode: 'A1' },
  pixelTrack: { pixel_id: '7' },
}
const byName = { way: 'username', username: 'rosa', password: ' pass word ' } as const
const byNumber = {
  way: 'mobile',
  countryDialingCode: '55',
  mobileNum: '21987001011',
  code: '123456',
} as const

describe('where a player registers', () => {
  it.each([
    ['H5', false, false, false],
    ['PWA', false, true, false],
    ['PWA', false, true, true],
    ['WEBCLIP', false, false, true],
    ['APP', true, true, true],
    ['APP', true, false, false],
  ] as const)('%s: app %j, installed %j, web clip %j', (method, webview, installed, webclip) =>
    expect(registerMethod({ webview, installed, webclip })).toBe(method),
  )
})

describe('a registration', () => {
  it('by username says where it came from, and asks to be logged in', () => {
    const request = registerRequest(byName, here, { captcha: {} }, 'Default1')
    expect(request).toEqual({
      registerMethod: 'H5',
      registerUrl: 'https://play.example/m/register',
      domain: 'play.example',
      loginDeviceId: 'device-1',
      isOfficialAppLogin: false,
      referralCode: 'FRIEND',
      affiliateCode: 'A1',
      pixelTrack: { pixel_id: '7' },
      login: true,
      username: 'rosa',
      password: ' pass word ',
    })
    expect(validateRegistration(request)).toBe(true)
  })

  it('by mobile number has the configured password, and what proves the code', () => {
    const request = registerRequest(
      byNumber,
      here,
      { captcha: {}, proof: { verificationCode: '123456' } },
      'Default1',
    )
    expect(request).toMatchObject({
      mobileNum: '21987001011',
      countryDialingCode: '55',
      password: 'Default1',
      verificationCode: '123456',
    })
    expect(request).not.toHaveProperty('username')
    expect(validateRegistration(request)).toBe(true)
  })

  it('by mobile number, where Firebase sent the code, is vouched for by channel phone', () => {
    const request = registerRequest(
      byNumber,
      here,
      { captcha: {}, proof: { firebaseIdToken: 't' } },
      'Default1',
    )
    expect(request).toMatchObject({ firebaseChannel: 'phone', firebaseIdToken: 't' })
    expect(request).not.toHaveProperty('verificationCode')
  })

  it('by mobile number without a configured password sends none', () => {
    expect(
      registerRequest(byNumber, here, { captcha: {}, proof: { firebaseIdToken: 't' } }, ''),
    ).not.toHaveProperty('password')
  })

  it('carries the captcha’s result', () => {
    const v3 = { geetestChallenge: 'c', geetestSeccode: 's', geetestValidate: 'v' }
    expect(registerRequest(byName, here, { captcha: v3 }, '')).toMatchObject(v3)
    expect(registerRequest(byName, here, { captcha: { geetestValidateV4: '{}' } }, '')).toMatchObject({
      geetestValidateV4: '{}',
    })
    expect(registerRequest(byName, here, { captcha: { captcha: 'x7' } }, '')).toMatchObject({ captcha: 'x7' })
  })

  it('names no referral and no pixels where there are none', () => {
    const request = registerRequest(byName, { ...here, codes: {}, pixelTrack: {} }, { captcha: {} }, '')
    expect(Object.keys(request)).not.toEqual(expect.arrayContaining(['referralCode']))
    expect(request).not.toHaveProperty('pixelTrack')
  })

  it('made automatically says who vouches, and with which template the SMS is written', () => {
    const request = autoRegisterRequest({ firebaseChannel: 'google', firebaseIdToken: 't' }, here)
    expect(request).toMatchObject({
      firebaseChannel: 'google',
      firebaseIdToken: 't',
      login: true,
      smsTemplate: SMS_TEMPLATE,
    })
    expect(validateRegistration(request)).toBe(true)
  })

  it('is always as the schema has it', () => {
    const word = fc.string({ minLength: 1, maxLength: 100 })
    fc.assert(
      fc.property(word, word, fc.dictionary(word, word, { maxKeys: 20 }), (username, password, pixelTrack) =>
        validateRegistration(
          registerRequest(
            { way: 'username', username, password },
            { ...here, pixelTrack },
            { captcha: {} },
            '',
          ),
        ),
      ),
    )
  })
})
