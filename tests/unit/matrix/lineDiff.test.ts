import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DiffLine, lineDiff, shortDiff } from '../../matrix/rules/lineDiff.ts'

const marks = (lines: readonly DiffLine[]) => lines.map(({ mark, text }) => mark + text)

describe('a difference of texts', () => {
  it('shows what was removed, what was added, and what stayed', () => {
    expect(marks(lineDiff('a\nb\nc', 'a\nx\nc'))).toEqual([' a', '-b', '+x', ' c'])
    expect(marks(lineDiff('a', 'a'))).toEqual([' a'])
    expect(marks(lineDiff('a\nb', 'b'))).toEqual(['-a', ' b'])
  })

  it('tells both texts from their beginning to their end', () => {
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', ''), { minLength: 1 })
      .map((lines) => lines.join('\n'))
    fc.assert(
      fc.property(text, text, (before, now) => {
        const lines = lineDiff(before, now)
        const without = (mark: string) =>
          lines
            .filter((line) => line.mark !== mark)
            .map((line) => line.text)
            .join('\n')
        expect(without('+')).toBe(before)
        expect(without('-')).toBe(now)
      }),
    )
  })

  it('is short: surroundings stay, what is far from any change is left out', () => {
    const before = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n')
    const short = shortDiff(lineDiff(before, before.replace('line 10', 'ten')), 1)
    expect(short.split('\n')).toEqual(['…', '  line 9', '- line 10', '+ ten', '  line 11', '…'])
  })
})
