import { describe, expect, it } from 'vitest'
import type { Cell } from '../../matrix/rules/cells.ts'
import { goesOn, rotationOf } from '../../matrix/rules/passage.ts'

const cell: Cell = {
  merchant: 'acme',
  visitor: 'member',
  screen: 'mall',
  path: '/m/mall',
  expected: [],
  picture: false,
}
const rotations = Array.from({ length: 10 }, (_, rotation) => rotation)

describe('a cell is reached inside the app', () => {
  it('from one of the same visitor, but for one turn in ten', () => {
    expect(rotations.filter((rotation) => !goesOn(cell, 'a', 'a', rotation))).toHaveLength(1)
  })

  it('never from another visitor’s, nor after a state', () => {
    for (const rotation of rotations) {
      expect(goesOn(cell, 'a', 'b', rotation)).toBe(false)
      expect(goesOn(cell, 'a', undefined, rotation)).toBe(false)
    }
  })

  it('never where it is a state, stands in for the site, has a picture, or is asked for by its address', () => {
    const others: Partial<Cell>[] = [
      { state: { id: 'refused', screen: 'mall', shows: 'shell:error' } },
      { standsIn: 'maintenance' },
      { picture: true },
      { path: '/m/mall?language=EN' },
    ]
    for (const other of others)
      for (const rotation of rotations) expect(goesOn({ ...cell, ...other }, 'a', 'a', rotation)).toBe(false)
  })
})

it('another tenth is loaded anew each day, or the one that is given', () => {
  const day = 86_400_000
  expect(new Set(rotations.map((at) => rotationOf(undefined, at * day))).size).toBe(10)
  expect(rotationOf('3', 0)).toBe(3)
})
