import { manyGames } from '../../support/manyGames.ts'
import type { State } from './state.ts'

const LANES = 'relay/GCSGAME_newGameVendor'
const MANY = { answers: { [LANES]: manyGames([]) } }
/** A card of a game, by where it leads. */
const CARD = { part: '[data-feature="gameLanes"] li a[href*="code=G"]' }

/** The game area as a player uses it: a lane, a vendor, a search, and more games than a phone draws at once. */
export const gameStates: readonly State[] = [
  {
    id: 'manyInLane',
    screen: 'game',
    at: '/m/game?lane=Lane+2',
    before: MANY,
    shows: CARD,
    modelsOnly: true,
    noPicture: true,
  },
  {
    id: 'vendor',
    screen: 'game',
    at: '/m/game?vendor=V07',
    before: MANY,
    shows: CARD,
    modelsOnly: true,
    noPicture: true,
  },
  {
    id: 'found',
    screen: 'game',
    at: '/m/game?q=dragon+250',
    before: MANY,
    shows: CARD,
    modelsOnly: true,
    noPicture: true,
  },
  {
    id: 'empty',
    screen: 'game',
    before: { answers: { [LANES]: { data: { lanes: [] } } } },
    shows: 'shell:no_games',
    noPicture: true,
  },
]
