import { expect, test } from '@playwright/test'
import { listBaselines, MOST_BYTES, removeBaseline } from './baselines.ts'
import { allCells, cells } from './cells.ts'
import { orphansOf } from './rules/orphans.ts'

test('every baseline has its cell, and all of them together stay small', () => {
  const files = listBaselines()
  const orphans = orphansOf(
    files.map(({ file }) => file),
    allCells,
  )
  const mayRemove = process.env.MATRIX_UPDATE === '1' && cells.length === allCells.length
  if (mayRemove) orphans.forEach(removeBaseline)
  expect(mayRemove ? [] : orphans, 'baselines whose cell is gone').toEqual([])
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0)
  expect(bytes, 'bytes of all baselines').toBeLessThan(MOST_BYTES)
})
