import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { launchPath, trialPath } from '../../../../../src/features/games/launchGame/model/address.ts'
import {
  cardFromEnd,
  isSameGame,
  launchesWith,
  moveState,
  wasMoved,
} from '../../../../../src/features/games/launchGame/model/move.ts'

const urlOf = (path: string) => new URL(path, 'https://site.test')

describe('a link that launches a game for its visitor', () => {
  it.each([
    ['a game for money, as a member', launchPath({ code: 'GEM', vendor: 'RNG' }), true, true],
    [
      'a game for money, as a guest: the login comes first',
      launchPath({ code: 'GEM', vendor: 'RNG' }),
      false,
      false,
    ],
    ['a trial, as a guest', trialPath({ code: 'GEM', vendor: 'RNG' }), false, true],
    ['another page', '/m/home?trial=1', true, false],
  ])('%s', (_, path, isMember, launches) => expect(launchesWith(urlOf(path), isMember)).toBe(launches))
})

describe('the history state', () => {
  it('says that the picture moves here from its card', () => expect(wasMoved(moveState(2))).toBe(true))
  it('says which of the cards it was, counted from the last one, which it is where nothing is said', () => {
    expect(cardFromEnd(moveState(2))).toBe(2)
    for (const state of [undefined, null, {}, { fromEnd: 'x' }, 'x']) expect(cardFromEnd(state)).toBe(1)
  })
  it('may be anything, and then says nothing', () => {
    fc.assert(
      fc.property(fc.anything(), (state) => {
        fc.pre(!(typeof state === 'object' && state !== null && 'moved' in state && state.moved === true))
        expect(wasMoved(state)).toBe(false)
      }),
    )
  })
})

it('a card is the game’s own by code and vendor, for money or for free', () => {
  const game = { code: 'GEM', vendor: 'RNG' }
  const paid = urlOf(launchPath(game)).search
  expect(isSameGame(paid, urlOf(trialPath(game)).search)).toBe(true)
  expect(isSameGame(paid, urlOf(launchPath({ ...game, vendor: 'PG' })).search)).toBe(false)
  expect(isSameGame(paid, urlOf(launchPath({ ...game, code: 'GOLD' })).search)).toBe(false)
})
