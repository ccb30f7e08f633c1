import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiDigits, digitsOf, nationalNumber } from '../../../src/features/mobileNumber.ts'

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
