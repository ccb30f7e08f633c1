import { expect, it } from 'vitest'
import { tellsServer } from '../../../../src/features/languagePicker/model/tellsServer.ts'

it.each([
  ['a guest', undefined, false],
  ['a regular member', { type: 0 } as const, true],
  ['an agent', { type: 2 } as const, true],
  ['type 4', { type: 4 } as const, false],
  ['a member of whom no type is known yet', { type: null }, true],
])('the back office is told the language of %s: %j', (_, session, told) => {
  expect(tellsServer(session)).toBe(told)
})
