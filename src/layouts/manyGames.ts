import type { GameCard, GameLane } from './parts.ts'

/** More games than these are drawn as one scrolls, and not all at once. */
export const MANY_GAMES = 120
/** How many of a lane stand in a row that one leafs through, where there are many; the lane itself has them all. */
export const ROW_OF_MANY = 12

/** Lanes that the first window may show; those below are drawn after them. */
export const FIRST_LANES = 2

/** Whether a page of these lanes is more than a phone draws at once. */
export const areMany = (lanes: readonly Pick<GameLane, 'cards'>[]): boolean =>
  lanes.reduce((sum, { cards }) => sum + cards.length, 0) > MANY_GAMES

/** A game within its lane: two vendors may give theirs the same code. */
export const gameKey = ({ vendor, code }: GameCard): string => `${vendor} ${code}`
