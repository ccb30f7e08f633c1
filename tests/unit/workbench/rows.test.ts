import { describe, expect, it } from 'vitest'
import { drawnRows, rowAfter } from '../../../src/workbench/model/rows.ts'

describe('a list of thousands of rows', () => {
  const drawn = (startIndex: number, endIndex: number, focused?: number) =>
    drawnRows({ startIndex, endIndex, count: 1000 }, focused)

  it('draws the rows in view, a few before and after them, and both ends, through which Tab enters it', () => {
    expect(drawn(0, 9)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 999])
    expect(drawn(500, 501)).toEqual([0, ...Array.from({ length: 14 }, (_, at) => 494 + at), 999])
  })

  it('keeps the focused row and its neighbours, wherever the list is scrolled to', () => {
    expect(drawn(500, 501, 20)).toEqual(expect.arrayContaining([18, 19, 20, 21, 22]))
    expect(drawn(500, 501, 999)).toEqual(expect.arrayContaining([997, 998, 999]))
    expect(drawn(0, 9, 0)).toEqual(drawn(0, 9))
  })

  it('draws each row once, and none that is not there', () => {
    expect(drawnRows({ startIndex: 0, endIndex: 0, count: 1 }, 0)).toEqual([0])
    expect(drawnRows({ startIndex: 0, endIndex: 0, count: 0 }, undefined)).toEqual([])
    expect(drawnRows({ startIndex: 0, endIndex: 2, count: 3 }, 7)).toEqual([0, 1, 2])
  })

  it.each([
    ['ArrowDown', 5, 6],
    ['ArrowDown', 99, 99],
    ['ArrowUp', 5, 4],
    ['ArrowUp', 0, 0],
    ['PageDown', 5, 14],
    ['PageUp', 5, 0],
    ['Home', 50, 0],
    ['End', 50, 99],
    ['Tab', 5, undefined],
    ['toString', 5, undefined],
  ])('%s goes from row %i of a hundred to %s, ten of them in view', (key, from, to) => {
    expect(rowAfter(key, from, 100, 10)).toBe(to)
  })
})
