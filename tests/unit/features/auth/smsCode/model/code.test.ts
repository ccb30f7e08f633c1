import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanCode } from '../../../../../../src/features/auth/smsCode/model/code.ts'

describe('a one-time code', () => {
  it.each([
    ['123 456', '123456'],
    [' 123-456 ', '123456'],
    ['12\u201334\u00a056', '123456'],
    ['\u200e123456\u200f', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['१२३४५६', '123456'],
    ['１２３４５６', '123456'],
    ['១២៣៤៥៦', '123456'],
    ['Ab12Cd', 'Ab12Cd'],
    ['Your code is 482913. Do not share it.', '482913'],
    ['482913 là mã của bạn', '482913'],
    ['', ''],
  ])('that was typed or pasted as %j is %j', (typed, code) => {
    expect(cleanCode(typed)).toBe(code)
  })

  it('of a message with two numbers is not guessed', () => {
    expect(cleanCode('Code 482913 or 482914')).toBe('Code482913or482914')
  })

  it('stays the same when it is cleaned again, whatever it was', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const once = cleanCode(typed)
        expect(cleanCode(once)).toBe(once)
        expect(once).not.toMatch(/\s/)
      }),
    )
  })

  it('of digits alone is those digits, however they are spaced', () => {
    const between = fc.constantFrom('', ' ', '-', '\u00a0', '.', '–')
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), between)), (parts) => {
        const digits = parts.map(([digit]) => digit).join('')
        expect(cleanCode(parts.flat().join(''))).toBe(digits)
      }),
    )
  })
})
