import { describe, expect, it } from 'vitest'
import {
  type AutoLoginFacts,
  autoLoginAddress,
  noAutoLogin,
} from '../../../../../../src/features/auth/account/model/autoLogin.ts'

const remembered = { merchant: 'demo', type: 'username', username: 'player', password: 'x' } as const
const facts: AutoLoginFacts = {
  enabled: true,
  stored: null,
  merchant: 'demo',
  remembered,
  token: false,
  session: false,
  redirectUrl: false,
  backUrl: false,
  captcha: false,
}

describe('auto-login', () => {
  it.each<[why: ReturnType<typeof noAutoLogin>, change: Partial<AutoLoginFacts>]>([
    [undefined, {}],
    [undefined, { stored: '1' }],
    ['setting is off', { enabled: false }],
    ['disabled', { stored: '0' }],
    ['nothing is remembered', { remembered: undefined }],
    ['another merchant', { merchant: 'other' }],
    ['by SMS', { remembered: { merchant: 'demo', type: 'sms', mobileNum: '1', countryDialingCode: '55' } }],
    ['a token is there', { token: true }],
    ['a session is there', { session: true }],
    ['redirectUrl', { redirectUrl: true }],
    ['backUrl', { backUrl: true }],
    ['captcha', { captcha: true }],
  ])('%s: %j', (why, change) => {
    expect(noAutoLogin({ ...facts, ...change })).toBe(why)
  })
})

it.each([
  ['', { token: false, redirectUrl: false, backUrl: false }],
  ['?token=a', { token: true, redirectUrl: false, backUrl: false }],
  ['?tokens=a', { token: true, redirectUrl: false, backUrl: false }],
  ['?redirectUrl=', { token: false, redirectUrl: true, backUrl: false }],
  ['?x=1&backUrl=/m/home', { token: false, redirectUrl: false, backUrl: true }],
])('reads the address %j', (search, said) => {
  expect(autoLoginAddress(search)).toEqual(said)
})
