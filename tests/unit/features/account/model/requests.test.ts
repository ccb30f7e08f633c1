import { describe, expect, it } from 'vitest'
import {
  loginRequest,
  registerMethod,
  registerRequest,
  type Surroundings,
} from '../../../../../src/features/account/model/requests.ts'
import validateLogin from '../../../../../src/generated/validators/loginRequest.js'
import validateRegistration from '../../../../../src/generated/validators/registerRequest.js'

const phone = { webview: false, installed: false, webclip: false, label: 'MOBILE' } as const
const here: Surroundings = {
  device: phone,
  deviceId: 'device-1',
  location: {
    origin: 'https://play.example:8443',
    pathname: '/m/register.html',
    hostname: 'play.example',
  },
  codes: { referralCode: 'R1', affiliateCode: 'A1' },
}
const credentials = { username: 'player', password: ' Player!2026 ' }

it('a login says who, with what, and on which device', () => {
  const request = loginRequest(credentials, here)
  expect(request).toEqual({
    type: 'username',
    username: 'player',
    password: ' Player!2026 ',
    loginDeviceId: 'device-1',
    isOfficialAppLogin: false,
    device: 'MOBILE',
  })
  expect(validateLogin(request)).toBe(true)
})

it('a registration says where it came from, and asks to be logged in', () => {
  const request = registerRequest(credentials, here)
  expect(request).toEqual({
    registerMethod: 'H5',
    registerUrl: 'https://play.example:8443/m/register.html',
    domain: 'play.example',
    loginDeviceId: 'device-1',
    isOfficialAppLogin: false,
    referralCode: 'R1',
    affiliateCode: 'A1',
    login: true,
    username: 'player',
    password: ' Player!2026 ',
  })
  expect(validateRegistration(request)).toBe(true)
})

it('a registration without referral names none', () => {
  const request = registerRequest(credentials, { ...here, codes: {} })
  expect(request).not.toHaveProperty('referralCode')
  expect(request).not.toHaveProperty('affiliateCode')
})

describe('where a player registers', () => {
  it.each([
    ['APP', { webview: true, installed: true, webclip: true }],
    ['APP', { webview: true, installed: false, webclip: false }],
    ['PWA', { webview: false, installed: true, webclip: true }],
    ['WEBCLIP', { webview: false, installed: false, webclip: true }],
    ['H5', { webview: false, installed: false, webclip: false }],
  ] as const)('is %s for %j', (method, device) => {
    expect(registerMethod(device)).toBe(method)
    expect(loginRequest(credentials, { ...here, device: { ...phone, ...device } }).isOfficialAppLogin).toBe(
      device.webview,
    )
  })
})
