import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readTyped } from '../../../../../src/features/money/model/amount.ts'
import {
  grouped,
  groupedText,
  groupTyped,
  marksOf,
} from '../../../../../src/features/money/model/groupTyped.ts'

const must = (locale: string) => {
  const marks = marksOf(locale)
  if (!marks) throw new Error(`no marks for ${locale}`)
  return marks
}
const [brazil, china, india] = [must('pt-BR'), must('zh'), must('hi-u-nu-latn')]

/** Types the characters one by one; `<` deletes. */
function type(keys: string, marks = brazil) {
  let [text, caret] = ['', 0]
  for (const key of keys) {
    const next =
      key === '<'
        ? { text: text.slice(0, caret - 1) + text.slice(caret), caret: caret - 1 }
        : { text: text.slice(0, caret) + key + text.slice(caret), caret: caret + 1 }
    ;({ text, caret } = groupTyped(text, next, marks))
  }
  return text
}

describe('an amount while it is typed', () => {
  it('sets thousands apart as the language does', () => {
    expect(type('25000')).toBe('25.000')
    expect(type('1234567', china)).toBe('1,234,567')
    expect(type('1234567', india)).toBe('12,34,567')
    expect(grouped('', brazil)).toBe('')
    expect(groupedText('1520.50', brazil)).toBe('1.520,50')
    expect(groupedText('50', brazil)).toBe('50')
  })

  it.each([
    ['12.50', '12,50'],
    ['12,50', '12,50'],
    ['2500.5', '2.500,5'],
  ])('takes the mark that the keyboard has for the smaller units: %s', (keys, text) => {
    expect(type(keys)).toBe(text)
  })

  it('groups again what is left after a deletion', () => {
    expect(type('25000<')).toBe('2.500')
    expect(type('2500.<')).toBe('2.500')
  })

  it('keeps the caret behind the digit that was typed', () => {
    expect(groupTyped('2.500', { text: '29.500', caret: 2 }, brazil)).toEqual({ text: '29.500', caret: 2 })
    expect(groupTyped('500', { text: '7500', caret: 1 }, brazil)).toEqual({ text: '7.500', caret: 1 })
    expect(groupTyped('99.500', { text: '991.500', caret: 3 }, brazil)).toEqual({ text: '991.500', caret: 3 })
    expect(groupTyped('999.500', { text: '9991.500', caret: 4 }, brazil)).toEqual({
      text: '9.991.500',
      caret: 5,
    })
  })

  it.each(['abc', '1e9', '-5', 'R$ 1.000,00', '1,2,3'])(
    'leaves alone what is no plain number: %s',
    (text) => {
      expect(groupTyped('', { text, caret: text.length }, brazil).text).toBe(text)
    },
  )

  it('is read as the number that was typed', () => {
    for (const marks of [brazil, china, india])
      fc.assert(
        fc.property(fc.nat(), fc.option(fc.integer({ min: 0, max: 99 })), (whole, cents) => {
          const rest = cents === null ? '' : `.${String(cents).padStart(2, '0')}`
          const read = readTyped(type(`${whole}${rest}`, marks), 2)
          expect(read).toEqual({ state: 'read', minor: BigInt(whole) * 100n + BigInt(cents ?? 0) })
        }),
        { numRuns: 200 },
      )
  })
})
