import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readFlags } from '../../../../../../src/features/auth/secondFactor/model/flags.ts'

const NONE = { email: false, ga: false, sms: false, payeeName: false }

it('reads a switch in each of the ways in which back offices write one', () => {
  expect(readFlags({ email: true, ga: 1, sms: '1', payeeName: 'true' })).toEqual({
    email: true,
    ga: true,
    sms: true,
    payeeName: true,
  })
  expect(readFlags({ email: false, ga: 0, sms: '0', payeeName: 'false' })).toEqual(NONE)
})

it('takes what is malformed for a way that is not allowed, and never throws', () => {
  for (const value of [undefined, null, 'sms', [], 7, { sms: {}, ga: 'yes', extra: true }])
    expect(readFlags(value)).toEqual(NONE)
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(Object.values(readFlags(value)).every((flag) => typeof flag === 'boolean')).toBe(true)
    }),
  )
})
