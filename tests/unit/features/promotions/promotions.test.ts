// @vitest-environment happy-dom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { promotionsOf } from '../../../../src/features/promotions/model/promotions.ts'
import { SUMMARY_LENGTH, summaryOf } from '../../../../src/features/promotions/model/summary.ts'
import { plainText } from '../../../../src/features/promotions/plainText.ts'

const sent = {
  categories: [
    { id: 'new', name: 'Welcome', promotions: [{ id: 1, title: 'A', content: '<p>a</p>', image: '/a.svg' }] },
    {
      id: 2,
      name: 'Weekly',
      promotions: [
        { id: 'b', title: 'B' },
        { id: 1, title: 'A again' },
      ],
    },
    { name: 'Empty' },
  ],
}
const around = {
  category: undefined,
  limit: undefined,
  available: undefined,
  pictures: (text: unknown) => (text ? [String(text)] : []),
  plainText,
  target: (id: string) => ({ to: `/m/activity?id=${id}` }),
}

describe('promotions', () => {
  it('stand in the order of their categories, each once', () => {
    expect(promotionsOf(sent, around).map(({ id, category }) => [id, category])).toEqual([
      ['1', 'Welcome'],
      ['b', 'Weekly'],
    ])
  })

  it.each(['Weekly', '2'])('of one category are chosen by name or id: %s', (category) => {
    expect(promotionsOf(sent, { ...around, category }).map(({ title }) => title)).toEqual(['B', 'A again'])
  })

  it('say what can be claimed now', () => {
    const available = [
      { id: 'b', title: 'B', claimable: true },
      { id: 1, title: 'A' },
    ]
    expect(promotionsOf(sent, { ...around, available }).map(({ claimable }) => claimable)).toEqual([
      false,
      true,
    ])
  })

  it('are at most so many, and none where nothing was sent', () => {
    expect(promotionsOf(sent, { ...around, limit: 1 })).toHaveLength(1)
    expect(promotionsOf(undefined, around)).toEqual([])
  })
})

describe('a summary', () => {
  it('has the words of the content and nothing else of it', () => {
    const html =
      '<p>Deposit <b>20</b></p><ul><li>One</li><li>Two</li></ul><script>steal()</script><style>p{}</style>'
    expect(summaryOf(plainText(html))).toBe('Deposit 20 One Two')
  })

  it('is cut at a word', () => {
    const text = `${'word '.repeat(60)}`
    const summary = summaryOf(text)
    expect(summary.endsWith('word…')).toBe(true)
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH)
  })

  it('never is longer than it may be, nor breaks a letter', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        const summary = summaryOf(text)
        expect([...summary].length).toBeLessThanOrEqual(SUMMARY_LENGTH)
        expect(summary.isWellFormed()).toBe(true)
      }),
    )
  })
})
