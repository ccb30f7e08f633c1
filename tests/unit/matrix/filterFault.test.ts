import { describe, expect, it } from 'vitest'
import { allCells } from '../../matrix/cells.ts'
import { filterFault } from '../../matrix/rules/filterFault.ts'

describe('a filter of the matrix', () => {
  it('that names what there is not is refused, with the nearest name', () => {
    expect(filterFault(allCells, { merchant: 'auroa' })).toBe(
      'There is no merchant auroa: did you mean aurora?',
    )
    expect(filterFault(allCells, { screen: 'home,logn' })).toMatch(/no screen logn: did you mean login/)
    expect(filterFault(allCells, { state: 'refusd' })).toMatch(/no state refusd: did you mean refused/)
    expect(filterFault(allCells, { visitor: 'nobody' })).toMatch(/no visitor nobody: there are agent, guest/)
  })

  it('that names what never comes together is refused, with the states that there are', () => {
    expect(filterFault(allCells, { merchant: 'aurora', screen: 'mall', state: 'wrongPassword' })).toMatch(
      /^No cell of the matrix is merchant aurora, screen mall, state wrongPassword; its states are .*none/,
    )
  })

  it('that chooses something is none', () => {
    expect(filterFault(allCells, {})).toBeUndefined()
    expect(
      filterFault(allCells, { merchant: 'aurora,saigon', screen: 'home', state: 'none' }),
    ).toBeUndefined()
  })
})
