import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridRows, measureGrid, readyRows } from '../../../src/ui/gridRules.ts'

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

describe('rows in the document', () => {
  it.each([
    { view: [0, 3], of: 100, rows: [0, 7] },
    { view: [4, 7], of: 100, rows: [0, 11] },
    { view: [5, 8], of: 100, rows: [0, 15] },
    { view: [8, 11], of: 100, rows: [4, 15] },
    { view: [96, 99], of: 100, rows: [92, 99] },
    { view: [0, 1], of: 2, rows: [0, 1] },
  ])('are $rows where $view of $of are in view', ({ view: [startIndex = 0, endIndex = 0], of, rows }) => {
    const ready = readyRows({ startIndex, endIndex, count: of })
    expect([ready[0], ready.at(-1)]).toEqual(rows)
  })

  const range = fc.tuple(fc.nat(2000), fc.nat(2000), fc.nat(2000)).map(([startIndex, more, after]) => ({
    startIndex,
    endIndex: startIndex + more,
    count: startIndex + more + 1 + after,
  }))

  it('are those in view and at least four more on either side, as far as there are any, without a gap', () => {
    fc.assert(
      fc.property(range, ({ startIndex, endIndex, count }) => {
        const ready = readyRows({ startIndex, endIndex, count })
        const first = ready[0] ?? Number.NaN
        expect(ready).toEqual(ready.map((_, at) => first + at))
        expect(first).toBeGreaterThanOrEqual(0)
        expect(first).toBeLessThanOrEqual(Math.max(0, startIndex - 4))
        const last = ready.at(-1) ?? Number.NaN
        expect(last).toBeLessThan(count)
        expect(last).toBeGreaterThanOrEqual(Math.min(count - 1, endIndex + 4))
        expect(ready.length).toBeLessThanOrEqual(endIndex - startIndex + 1 + 2 * (4 + 3))
      }),
    )
  })

  it('are none of no rows', () => {
    expect(readyRows({ startIndex: 0, endIndex: 0, count: 0 })).toEqual([])
  })
})
