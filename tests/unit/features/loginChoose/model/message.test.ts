import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withoutParentheses } from '../../../../../src/features/loginChoose/model/message.ts'

const PARENTHESES = /[()（）﹙﹚]/

describe('the message of an identity without an account', () => {
  it.each([
    ['No account is bound (choose one).', 'No account is bound.'],
    ['(code 17) No account (yet (really)) here', 'No account here'],
    ['未绑定账号（请选择（一个））。', '未绑定账号。'],
    ['Half (open full） closed', 'Half closed'],
    ['no parentheses at all', 'no parentheses at all'],
    ['(everything)', ''],
    ['a ) b ( c', 'a ) b ( c'],
    ['one (two (three) four', 'one (two four'],
    ['', ''],
  ])('%j becomes %j', (message, shown) => expect(withoutParentheses(message)).toBe(shown))

  const tree = fc.letrec<{ text: string }>((tie) => ({
    text: fc
      .array(
        fc.oneof(
          { depthSize: 'small' },
          fc.string({ unit: fc.constantFrom('a', 'b', ' ') }),
          tie('text').map((inner) => `(${inner})`),
          tie('text').map((inner) => `（${inner}）`),
        ),
        { maxLength: 4 },
      )
      .map((parts) => parts.join('')),
  })).text

  it('keeps no parenthesis of any well-nested text', () => {
    fc.assert(fc.property(tree, (message) => !PARENTHESES.test(withoutParentheses(message))))
  })

  it('keeps what stands outside, in its order, and nothing else', () => {
    const plain = fc.stringMatching(/^[a-z]{1,6}$/)
    fc.assert(
      fc.property(fc.array(fc.tuple(plain, tree), { minLength: 1 }), (pairs) => {
        const message = pairs.map(([outside, inside]) => `${outside} (${inside})`).join(' ')
        expect(withoutParentheses(message)).toBe(pairs.map(([outside]) => outside).join(' '))
      }),
    )
  })

  it('leaves alone what it has left', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '(', ')', '（', '）', '.') }), (message) => {
        const once = withoutParentheses(message)
        expect(withoutParentheses(once)).toBe(once)
      }),
    )
  })

  it('takes a hundred thousand parentheses, however deep', () => {
    expect(withoutParentheses('('.repeat(50_000) + ')'.repeat(50_000))).toBe('')
  })
})
