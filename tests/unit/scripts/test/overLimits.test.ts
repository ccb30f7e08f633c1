import { expect, it } from 'vitest'
import { overLimits } from '../../../../scripts/test/overLimits.ts'

const LIMITS = { units: 90, browser: 360 }

it('npm test says which part takes longer than it may, and whether the whole does', () => {
  expect(overLimits({ types: 40, units: 90, browser: 360 }, LIMITS, 600)).toEqual([])
  expect(overLimits({ units: 91, browser: 361 }, LIMITS, 600)).toEqual([
    expect.stringContaining('units took 91 s, and may take 90 s'),
    expect.stringContaining('browser took 361 s'),
  ])
  expect(overLimits({ types: 200, units: 80, build: 60, browser: 300 }, LIMITS, 600)).toEqual([
    expect.stringContaining('the whole took 640 s, and may take 600 s'),
  ])
})
