import { describe, expect, it } from 'vitest'
import { cellNamed } from '../../matrix/rules/cellName.ts'

const SCREENS = ['home', 'member', 'member.home', 'login']

describe('the cell of a baseline file', () => {
  it.each([
    ['aurora/guest.home', { merchant: 'aurora', visitor: 'guest', screen: 'home' }],
    ['aurora/member.member.home', { merchant: 'aurora', visitor: 'member', screen: 'member.home' }],
    [
      'aurora/guest.login.refused',
      { merchant: 'aurora', visitor: 'guest', screen: 'login', state: 'refused' },
    ],
    ['aurora/guest.homeland.old', { merchant: 'aurora', visitor: 'guest', screen: 'homeland', state: 'old' }],
    [
      'aurora/agent.member.home.two.parts',
      { merchant: 'aurora', visitor: 'agent', screen: 'member.home', state: 'two.parts' },
    ],
  ])('%s', (stem, cell) => {
    expect(cellNamed(stem, SCREENS)).toEqual(cell)
  })
})
