import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiDigits, digitsOf, e164, nationalNumber } from '../../../../src/features/shared/mobileNumber.ts'

describe('a mobile number', () => {
  it.each([
    ['21 98700-1011', '55', '21987001011'],
    ['+55 21987001011', '55', '21987001011'],
    ['005521987001011', '55', '21987001011'],
    ['5521987001011', '55', '5521987001011'],
    ['+84 912345678', '55', '84912345678'],
    ['+55 21', '', '5521'],
    ['٠٣٠٠١٢٣', '92', '0300123'],
    ['', '55', ''],
  ])('%s after +%s is %s', (typed, code, national) => expect(nationalNumber(typed, code)).toBe(national))

  it.each([
    ['۰۱۲۳۴۵۶۷۸۹'],
    ['٠١٢٣٤٥٦٧٨٩'],
    ['०१२३४५६७८९'],
    ['০১২৩৪৫৬৭৮৯'],
    ['௦௧௨௩௪௫௬௭௮௯'],
    ['๐๑๒๓๔๕๖๗๘๙'],
    ['០១២៣៤៥៦៧៨៩'],
    ['၀၁၂၃၄၅၆၇၈၉'],
    ['０１２３４５６７８９'],
    ['0123456789'],
  ])('%s is 0 to 9', (digits) => expect(asciiDigits(digits)).toBe('0123456789'))

  it('is digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('', '55', '1'), (typed, code) =>
        /^\d*$/.test(nationalNumber(typed, code) + digitsOf(typed)),
      ),
    )
  })
})

describe('a mobile number for Firebase', () => {
  it.each([
    ['(21) 98700-1011', '55', '+5521987001011'],
    ['0917 123 4567', '63', '+639171234567'],
    ['0908 001 021', '+84', '+84908001021'],
    ['0612345678', '39', '+390612345678'],
    ['+84 912 345 678', '55', '+84912345678'],
    ['0084912345678', '55', '+84912345678'],
    ['٠٣٠١٢٣٤٥٦٧', '92', '+92301234567'],
    ['\u202a+92 301 2345678\u202c', '', '+923012345678'],
  ])('%s with dialing code %s is %s', (typed, code, number) => expect(e164(typed, code)).toBe(number))

  it.each([
    ['', '55'],
    [' - ', '55'],
    ['12', '55'],
    ['abc', '55'],
    ['912345678', ''],
    ['+0123456789', '55'],
    ['1'.repeat(40), '55'],
  ])('%s with dialing code %s is none', (typed, code) => expect(e164(typed, code)).toBeUndefined())

  it('is a plus and 7 to 15 digits, or nothing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (typed, code) => {
        expect(e164(typed, code) ?? '+1234567').toMatch(/^\+[1-9]\d{6,14}$/)
      }),
    )
  })
})
