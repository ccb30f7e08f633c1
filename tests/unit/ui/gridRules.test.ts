import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridRows, measureGrid } from '../../../src/ui/gridRules.ts'

const style = {
  gridTemplateColumns: '104.5px 104.5px 104.5px',
  rowGap: '16px',
  paddingBlockStart: '4px',
  paddingBlockEnd: '12px',
}

describe('what a list is made of', () => {
  it('is read from its style sheet', () => {
    expect(measureGrid(style, 360)).toEqual({ columns: 3, column: 104.5, gap: 16, before: 4, after: 12 })
  })

  it.each(['none', '', 'auto', 'repeat(auto-fill, minmax(96px, 1fr))'])(
    'is one column where there are no tracks (%j)',
    (gridTemplateColumns) => {
      expect(measureGrid({ ...style, gridTemplateColumns }, 360)).toMatchObject({ columns: 1, column: 360 })
    },
  )

  it('has no gap where none is said', () => {
    expect(measureGrid({ ...style, rowGap: 'normal' }, 360).gap).toBe(0)
  })
})

describe('rows', () => {
  const section = fc.record({
    head: fc.option(fc.string(), { nil: undefined }),
    items: fc.array(fc.integer(), { maxLength: 40 }),
  })

  it('have every item once and in its order, none is wider than the columns, none of two sections', () => {
    fc.assert(
      fc.property(fc.array(section), fc.double(), (sent, columns) => {
        const sections = sent.map(({ head, items }, at) => ({
          key: `${at}`,
          items,
          ...(head !== undefined && { head }),
        }))
        const rows = gridRows<number, string>(sections, columns)
        for (const { key, head, items } of sections) {
          const own = rows.filter((row) => row.section === key)
          expect(own.filter(({ kind }) => kind === 'head')).toHaveLength(head === undefined ? 0 : 1)
          const listed = own.flatMap((row) => (row.kind === 'items' ? [row] : []))
          expect(listed.flatMap((row) => row.items)).toEqual(items)
          for (const row of listed) {
            expect(row.items.length).toBeGreaterThan(0)
            expect(row.items.length).toBeLessThanOrEqual(Math.max(1, Math.floor(columns) || 1))
            expect(items[row.first - 1]).toBe(row.items[0])
            expect(row.of).toBe(items.length)
          }
        }
        expect(rows.map((row) => Number(row.section))).toEqual(
          rows.map((row) => Number(row.section)).sort((one, other) => one - other),
        )
      }),
    )
  })

  it('begin with the head of their section', () => {
    expect(
      gridRows(
        [
          { key: 'a', head: 'A', items: [1, 2, 3] },
          { key: 'b', items: [4] },
        ],
        2,
      ).map((row) => (row.kind === 'head' ? row.head : row.items)),
    ).toEqual(['A', [1, 2], [3], [4]])
  })
})
