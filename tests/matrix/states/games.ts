import type { State } from './state.ts'

/** The game area without games. A journey tests it with very many games (`manyGames.spec.ts`). */
export const gameStates: readonly State[] = [
  {
    id: 'empty',
    eachLayout: true,
    screen: 'game',
    before: { answers: { 'relay/GCSGAME_newGameVendor': { data: { lanes: [] } } } },
    shows: 'shell:nothing_here',
    noPicture: true,
  },
]
