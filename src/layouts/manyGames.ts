import type { GameCard, GameLane } from './games.ts'

/** Above this number of games, a page renders them while the player scrolls. */
export const MANY_GAMES = 120
/** Games of a lane in a horizontal row when there are many; the lane's own page has them all. */
export const ROW_OF_MANY = 12

/** Lanes that may be visible in the first window; the ones below render after them. */
export const FIRST_LANES = 2

/** Whether a page of these lanes is more than a phone draws at once. */
export const areMany = (lanes: readonly Pick<GameLane, 'cards'>[]): boolean =>
  lanes.reduce((sum, { cards }) => sum + cards.length, 0) > MANY_GAMES

/** A game within its lane: two vendors may give theirs the same code. */
export const gameKey = ({ vendor, code }: GameCard): string => `${vendor} ${code}`
