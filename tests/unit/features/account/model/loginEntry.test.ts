import { describe, expect, it } from 'vitest'
import {
  digitsOf,
  entryOf,
  fieldsOf,
  type LoginFields,
  loginWays,
  missingOf,
  NO_FIELDS,
} from '../../../../../src/features/account/model/loginEntry.ts'
import { fieldAtFault } from '../../../../../src/features/account/model/shownFailure.ts'

const all: LoginFields = {
  ...NO_FIELDS,
  username: ' player ',
  mobileNum: '(21) 98700-1011',
  password: ' a b ',
  code: ' 123456 ',
}

describe('the ways in', () => {
  it.each([
    [['username'], {}, false],
    [['username', 'mobile'], { UPDATEMOBILEICC3: true }, false],
    [['username', 'mobile'], {}, true],
    [['username', 'mobile'], { UPDATEMOBILEICC3: true }, true],
    [['username'], { UPDATEMOBILEICC3: false }, false],
  ])('are %j with %j, codes from Firebase: %s', (ways, flags, firebase) => {
    expect(loginWays({ flags }, firebase)).toEqual(ways)
  })
})

describe('what is sent', () => {
  it('by username: the name trimmed, the password as typed', () => {
    expect(entryOf(all, '55')).toEqual({ type: 'username', username: 'player', password: ' a b ' })
  })

  it('by mobile number: digits alone', () => {
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

  it.each([
    ['+55 (21) 98700-1011', '5521987001011'],
    ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
    ['۰۳۰۰۱۲۳۴۵۶۷', '03001234567'],
    ['០១២៣៤៥', '012345'],
    ['९८७', '987'],
    ['abc', ''],
  ])('of %j: %j', (typed, digits) => {
    expect(digitsOf(typed)).toBe(digits)
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
    expect(missingOf({ ...NO_FIELDS, ...typed })).toEqual(missing)
  })
})

describe('a failure', () => {
  it.each([
    ['username', { way: 'username', proof: 'password' }, 'username'],
    ['username', { way: 'mobile', proof: 'password' }, 'mobileNum'],
    ['password', { way: 'mobile', proof: 'password' }, 'password'],
    ['password', { way: 'mobile', proof: 'sms' }, undefined],
    ['code', { way: 'mobile', proof: 'sms' }, 'code'],
    ['code', { way: 'username', proof: 'password' }, undefined],
    [undefined, { way: 'username', proof: 'password' }, undefined],
  ] as const)('of %s stands, in the form %j, at %s', (field, shown, at) => {
    expect(fieldAtFault({ message: 'No.', field }, shown)).toBe(at)
    expect(fieldsOf(shown).length).toBe(2)
  })
})
