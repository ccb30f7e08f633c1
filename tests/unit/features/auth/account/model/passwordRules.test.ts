import { describe, expect, it } from 'vitest'
import {
  mustChangePassword,
  readPasswordExpired,
} from '../../../../../../src/features/auth/account/model/passwordRules.ts'

const DEFAULT = 'Welcome123'

describe('a password must be changed', () => {
  it.each<
    [is: boolean, why: string, used: [string | undefined, boolean, boolean], flag: boolean, standard: string]
  >([
    [true, 'when it is the default one', [DEFAULT, false, false], false, DEFAULT],
    [false, 'not when it is another', ['Player!2026', false, false], true, DEFAULT],
    [false, 'not after a login by SMS', [DEFAULT, true, false], true, DEFAULT],
    [false, 'not where there is no default one', ['', false, false], true, ''],
    [false, 'not where none was typed', [undefined, false, false], true, DEFAULT],
    [true, 'when it has expired and PWDEXPFORCECHANGE3 is on', ['x', false, true], true, DEFAULT],
    [false, 'not when it has expired and PWDEXPFORCECHANGE3 is off', ['x', false, true], false, DEFAULT],
    [true, 'when it has expired, also after a login by SMS', [undefined, true, true], true, DEFAULT],
    [true, 'when it is weak and expired', [DEFAULT, false, true], false, DEFAULT],
  ])('%s: %s', (is, _, [password, sms, passwordExpired], flag, defaultPassword) => {
    const site = { defaultPassword, flags: { PWDEXPFORCECHANGE3: flag } }
    expect(mustChangePassword({ password, sms, passwordExpired }, site)).toBe(is)
  })
})

it.each([
  [true, { passwordExpired: true }],
  [true, { passwordExpired: 'true' }],
  [true, { passwordExpired: 1 }],
  [false, { passwordExpired: false }],
  [false, { passwordExpired: null }],
  [false, {}],
  [false, null],
  [false, 'passwordExpired'],
])('says %s of %j', (is, answer) => {
  expect(readPasswordExpired(answer)).toBe(is)
})
