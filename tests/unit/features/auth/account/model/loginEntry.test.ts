import { describe, expect, it } from 'vitest'
import {
  entryOf,
  type LoginFields,
  missingOf,
  NO_FIELDS,
} from '../../../../../../src/features/auth/account/model/loginEntry.ts'

const all: LoginFields = {
  ...NO_FIELDS,
  username: ' player ',
  mobileNum: '(21) 98700-1011',
  password: ' a b ',
  code: ' 123456 ',
}

describe('what is sent', () => {
  it('by username: the name trimmed, the password as typed', () => {
    expect(entryOf(all, '55')).toEqual({ type: 'username', username: 'player', password: ' a b ' })
  })

  it('by mobile number: digits alone, its dialing code apart', () => {
    const whole = { ...all, way: 'mobile', mobileNum: '+55 (21) 98700-1011' } as const
    expect(entryOf(whole, '55')).toMatchObject({ countryDialingCode: '55', mobileNum: '21987001011' })
    expect(entryOf({ ...all, way: 'mobile' }, '55')).toEqual({
      type: 'mobile',
      countryDialingCode: '55',
      mobileNum: '21987001011',
      password: ' a b ',
    })
  })

  it('by SMS: the code trimmed, no password', () => {
    expect(entryOf({ ...all, way: 'mobile', proof: 'sms' }, '')).toEqual({
      type: 'sms',
      countryDialingCode: '',
      mobileNum: '21987001011',
      code: '123456',
    })
  })
})

describe('what is missing', () => {
  it.each([
    [{}, ['username', 'password']],
    [{ username: '  ' }, ['username', 'password']],
    [{ username: 'a', password: ' ' }, []],
    [{ way: 'mobile' }, ['mobileNum', 'password']],
    [{ way: 'mobile', mobileNum: '+-', password: 'x' }, ['mobileNum']],
    [{ way: 'mobile', proof: 'sms', mobileNum: '1' }, ['code']],
  ] as const)('of %j: %j', (typed, missing) => {
    expect(missingOf({ ...NO_FIELDS, ...typed }, '55')).toEqual(missing)
  })
})
