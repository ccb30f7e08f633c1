import { describe, expect, it } from 'vitest'
import type { LoginEntry } from '../../../../../../src/features/auth/account/model/loginEntry.ts'
import {
  credentialsOf,
  type LoginExtras,
  loginRequest,
  type RequestContext,
} from '../../../../../../src/features/auth/account/model/requests.ts'
import validateLogin from '../../../../../../src/generated/validators/loginRequest.js'

const here: Pick<RequestContext, 'device' | 'deviceId'> = {
  device: { webview: false, installed: false, webclip: false, label: 'MOBILE' },
  deviceId: 'device-1',
}
const plain: LoginExtras = { captcha: {}, identity: {} }
const device = { loginDeviceId: 'device-1', isOfficialAppLogin: false, device: 'MOBILE' }
const number = { countryDialingCode: '55', mobileNum: '21987001011' }

describe('the login request', () => {
  it.each<[name: string, entry: LoginEntry, extras: LoginExtras, sent: object]>([
    [
      'by username',
      { type: 'username', username: 'player', password: ' Player!2026 ' },
      plain,
      { type: 'username', username: 'player', password: ' Player!2026 ' },
    ],
    [
      'by mobile number and password: the number stands for the name',
      { type: 'mobile', ...number, password: 'Player!2026' },
      plain,
      { type: 'username', username: '21987001011', ...number, password: 'Player!2026' },
    ],
    [
      'by mobile number where no dialing code is shown',
      { type: 'mobile', countryDialingCode: '', mobileNum: '21987001011', password: 'Player!2026' },
      plain,
      { type: 'username', username: '21987001011', mobileNum: '21987001011', password: 'Player!2026' },
    ],
    [
      'by a code from the platform',
      { type: 'sms', ...number, code: '123456' },
      { ...plain, proof: { verificationCode: '123456' } },
      { type: 'sms', username: '21987001011', ...number, verificationCode: '123456' },
    ],
    [
      'by a code from Firebase: a login by token',
      { type: 'sms', ...number, code: '123456' },
      { ...plain, proof: { firebaseIdToken: 'id-token' } },
      {
        type: 'firebase',
        firebaseChannel: 'phone',
        username: '21987001011',
        ...number,
        firebaseIdToken: 'id-token',
      },
    ],
    [
      'with a captcha of Geetest v3',
      { type: 'username', username: 'player', password: 'x' },
      { ...plain, captcha: { geetestChallenge: 'c', geetestSeccode: 's', geetestValidate: 'v' } },
      {
        type: 'username',
        username: 'player',
        password: 'x',
        geetestChallenge: 'c',
        geetestSeccode: 's',
        geetestValidate: 'v',
      },
    ],
    [
      'with a captcha of Geetest v4',
      { type: 'username', username: 'player', password: 'x' },
      { ...plain, captcha: { geetestValidateV4: '{}' } },
      { type: 'username', username: 'player', password: 'x', geetestValidateV4: '{}' },
    ],
    [
      'with the plain captcha',
      { type: 'username', username: 'player', password: 'x' },
      { ...plain, captcha: { captcha: '4711' } },
      { type: 'username', username: 'player', password: 'x', captcha: '4711' },
    ],
    [
      'with an identity that is to be bound',
      { type: 'username', username: 'player', password: 'x' },
      { ...plain, identity: { firebaseChannel: 'google', firebaseIdToken: 'id-token' } },
      {
        type: 'username',
        username: 'player',
        password: 'x',
        firebaseChannel: 'google',
        firebaseIdToken: 'id-token',
      },
    ],
  ])('%s', (_, entry, extras, sent) => {
    const request = loginRequest(entry, here, extras)
    expect(request).toEqual({ ...sent, ...device })
    expect(validateLogin(request)).toBe(true)
  })

  it('says whether it comes from the official app, and as what the site runs', () => {
    const app = { ...here, device: { webview: true, installed: true, webclip: false, label: 'PWA' } } as const
    expect(loginRequest({ type: 'username', username: 'a', password: 'b' }, app, plain)).toMatchObject({
      isOfficialAppLogin: true,
      device: 'PWA',
    })
  })
})

describe('who confirms a second factor', () => {
  it.each<[name: string, entry: LoginEntry, sent: object]>([
    [
      'by name and password',
      { type: 'username', username: 'player', password: 'p w' },
      { username: 'player', password: 'p w' },
    ],
    [
      'by mobile number and password',
      { type: 'mobile', ...number, password: 'p w' },
      { username: '21987001011', password: 'p w' },
    ],
    [
      'by a code of the platform',
      { type: 'sms', ...number, code: '1' },
      { username: '21987001011', password: '' },
    ],
  ])('%s is said as the login said it', (_, entry, sent) => {
    const proof = entry.type === 'sms' ? { verificationCode: '1' } : undefined
    expect(credentialsOf(entry, proof, {})).toEqual(sent)
  })

  it('is said by the token where Firebase confirmed the number: that login had no password', () => {
    const entry = { type: 'sms', ...number, code: '1' } as const
    expect(credentialsOf(entry, { firebaseIdToken: 'a.b.c' }, {})).toEqual({
      firebaseChannel: 'phone',
      firebaseIdToken: 'a.b.c',
    })
  })

  it('brings the identity along that waits for its account', () => {
    const identity = { firebaseChannel: 'google', firebaseIdToken: 'id.token.' } as const
    const entry = { type: 'username', username: 'player', password: 'p w' } as const
    expect(credentialsOf(entry, undefined, identity)).toEqual({
      username: 'player',
      password: 'p w',
      ...identity,
    })
  })
})
