import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LoginEntry } from '../../../../../../src/features/auth/account/model/loginEntry.ts'
import {
  decodePassword,
  encodePassword,
  entryOfRemembered,
  fieldsOfRemembered,
  keepLogin,
  readLogin,
  rememberedOf,
} from '../../../../../../src/features/auth/account/model/rememberedLogin.ts'
import { forgetLogin, REMEMBERED_LOGIN_KEY } from '../../../../../../src/features/shared/rememberedLogin.ts'
import { fakeStorage } from '../../../../session/fakeStorage.ts'

const byName: LoginEntry = { type: 'username', username: 'player', password: 'Player!2026' }
const byNumber: LoginEntry = {
  type: 'mobile',
  countryDialingCode: '55',
  mobileNum: '21987001011',
  password: 'Player!2026',
}
const bySms: LoginEntry = { type: 'sms', countryDialingCode: '55', mobileNum: '21987001011', code: '123456' }

describe('the password', () => {
  it('comes back as it was, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 }), (password) => {
        expect(decodePassword(encodePassword(password, crypto))).toBe(password.toWellFormed())
      }),
    )
  })

  it('is base64 twice, with another key each time, and cannot be read in passing', () => {
    const [one, other] = [encodePassword('Player!2026', crypto), encodePassword('Player!2026', crypto)]
    expect(one).not.toBe(other)
    for (const encoded of [one, atob(one)]) {
      expect(encoded).not.toContain('Player!2026')
      expect(encoded).not.toContain(btoa('Player!2026').slice(0, 12))
    }
    const [inner = '', key = ''] = atob(one).split('.')
    expect(atob(inner)).toHaveLength(11)
    expect(atob(key)).toHaveLength(16)
  })

  it.each(['', 'x', 'not base64!', btoa('x'), btoa('a.b'), btoa(`${btoa('a')}.${btoa('short')}`), btoa('.')])(
    'does not come out of %j',
    (encoded) => {
      expect(decodePassword(encoded)).toBeUndefined()
    },
  )
})

describe('a remembered login', () => {
  it.each([byName, byNumber])('by %j can be sent again', (entry) => {
    const storage = fakeStorage()
    keepLogin(storage, rememberedOf(entry, 'demo'), crypto)
    expect(storage.getItem(REMEMBERED_LOGIN_KEY)).not.toContain('Player!2026')
    const found = readLogin(storage, 'demo')
    expect(found && entryOfRemembered(found)).toEqual(entry)
  })

  it('by SMS keeps the number, and nothing that proves anything', () => {
    const storage = fakeStorage()
    keepLogin(storage, rememberedOf(bySms, 'demo'), crypto)
    expect(storage.getItem(REMEMBERED_LOGIN_KEY)).not.toMatch(/password|123456/)
    const found = readLogin(storage, 'demo')
    expect(found).toEqual({
      merchant: 'demo',
      type: 'sms',
      mobileNum: '21987001011',
      countryDialingCode: '55',
    })
    expect(found && entryOfRemembered(found)).toBeUndefined()
    expect(found && fieldsOfRemembered(found)).toMatchObject({ way: 'mobile', proof: 'sms', password: '' })
  })

  it('is one merchant’s', () => {
    const storage = fakeStorage()
    keepLogin(storage, rememberedOf(byName, 'demo'), crypto)
    expect(readLogin(storage, 'other')).toBeUndefined()
    expect(readLogin(storage, '')).toBeUndefined()
  })

  it('is gone when it is forgotten', () => {
    const storage = fakeStorage()
    keepLogin(storage, rememberedOf(byName, 'demo'), crypto)
    forgetLogin(storage)
    expect(readLogin(storage, 'demo')).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('fills in the form', () => {
    expect(fieldsOfRemembered(rememberedOf(byName, 'demo'))).toMatchObject({
      way: 'username',
      username: 'player',
      password: 'Player!2026',
    })
    expect(fieldsOfRemembered(rememberedOf(byNumber, 'demo'))).toMatchObject({
      way: 'mobile',
      proof: 'password',
      mobileNum: '21987001011',
    })
  })

  it.each([
    'null',
    '{',
    '[]',
    '"demo"',
    '{}',
    '{"merchant":"demo"}',
    '{"merchant":"demo","type":"username","username":"player"}',
    '{"merchant":"demo","type":"username","username":"player","password":7}',
    '{"merchant":"demo","type":"firebase","username":"player","password":"x"}',
    '{"merchant":"demo","type":"sms"}',
    `{"merchant":"demo","type":"username","username":"${'x'.repeat(9000)}"}`,
  ])('does not come out of %s', (stored) => {
    expect(readLogin(fakeStorage({ [REMEMBERED_LOGIN_KEY]: stored }), 'demo')).toBeUndefined()
  })

  it('never throws, whatever stands there', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (stored) => {
        readLogin(fakeStorage({ [REMEMBERED_LOGIN_KEY]: stored }), 'demo')
      }),
    )
  })
})
