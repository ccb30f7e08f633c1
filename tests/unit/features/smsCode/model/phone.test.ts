import fc from 'fast-check'
import { expect, it } from 'vitest'
import { e164 } from '../../../../../src/features/smsCode/model/phone.ts'

it.each([
  ['55', '21 98700-1011', '+5521987001011'],
  ['+84', '0908 001 021', '+84908001021'],
  ['39', '0612345678', '+390612345678'],
  ['55', '+44 7700 900123', '+447700900123'],
  ['', '5521987001011', '+5521987001011'],
  ['55', ' - ', undefined],
])('for Firebase, %j and %j are %j', (code, number, whole) => {
  expect(e164(code, number)).toBe(whole)
})

it('is a plus and digits, or nothing', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, number) => {
      expect(e164(code, number) ?? '+1').toMatch(/^\+\d*$/)
    }),
  )
})
