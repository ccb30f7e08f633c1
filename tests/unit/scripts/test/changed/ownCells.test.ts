import { expect, it } from 'vitest'
import { ownCellsOf, statesIn } from '../../../../../scripts/test/changed/ownCells.ts'
import type { Cell } from '../../../../matrix/rules/cells.ts'
import { chatStates } from '../../../../matrix/states/chat.ts'
import { welcomeStates } from '../../../../matrix/states/welcome.ts'

const cell = (more: Partial<Cell>): Cell => ({
  merchant: 'acme',
  visitor: 'guest',
  screen: 'home',
  path: '/m/home',
  expected: [],
  picture: false,
  ...more,
})
const [first] = welcomeStates
const [chat] = chatStates
const cells = [
  cell({}),
  cell({ screen: 'login' }),
  ...[first, chat].flatMap((state) => (state ? cell({ state }) : [])),
]

it('a changed file of states chooses the cells of its own states', async () => {
  const states = await statesIn(['tests/matrix/states/welcome.ts'])
  expect([...ownCellsOf(cells, states, { baselines: [] })]).toEqual(['acme: guest sees home, welcomeFirst'])
})

it('a changed baseline chooses its own cell', () => {
  const titles = ownCellsOf(cells, new Set(), { baselines: ['acme/guest.login', 'other/guest.home'] })
  expect([...titles]).toEqual(['acme: guest sees login'])
})
