import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  entryOf,
  fieldsOf,
  missingOf,
  NO_FIELDS,
} from '../../../../../../src/features/auth/registration/model/entry.ts'

describe('what is missing', () => {
  it('is named in the order of the screen', () => {
    expect(missingOf('username', NO_FIELDS, '')).toEqual(['username', 'password'])
    expect(missingOf('mobile', NO_FIELDS, '')).toEqual(['mobileNum', 'code'])
    expect(missingOf('mobile', { ...NO_FIELDS, mobileNum: ' () ', code: '1' }, '55')).toEqual(['mobileNum'])
  })

  it('is never a matter of length', () => {
    const filled = { username: 'a', password: 'b', mobileNum: '1', code: '2' }
    expect(missingOf('username', filled, '')).toEqual([])
    expect(missingOf('mobile', filled, '')).toEqual([])
  })

  it('is exactly what would be sent empty', () => {
    const fields = fc.record({
      username: fc.string(),
      password: fc.string(),
      mobileNum: fc.string(),
      code: fc.string(),
    })
    fc.assert(
      fc.property(fields, fc.constantFrom('username' as const, 'mobile' as const), (typed, way) => {
        const sent: Record<string, unknown> = { ...entryOf(way, typed, '55') }
        expect(missingOf(way, typed, '55')).toEqual(fieldsOf(way).filter((field) => sent[field] === ''))
      }),
    )
  })
})

describe('what is sent', () => {
  it('a trimmed name, and a password as it was typed', () => {
    const typed = { ...NO_FIELDS, username: ' rosa ', password: ' x ' }
    expect(entryOf('username', typed, '55')).toEqual({ way: 'username', username: 'rosa', password: ' x ' })
  })

  it('a number in digits, with its dialing code apart, and the code', () => {
    const typed = { ...NO_FIELDS, mobileNum: '+55 (21) 98700-1011', code: ' ۱۲۳۴۵۶ ' }
    expect(entryOf('mobile', typed, '55')).toEqual({
      way: 'mobile',
      countryDialingCode: '55',
      mobileNum: '21987001011',
      code: '123456',
    })
  })
})
