/** The page of all games. */
export const GAME_PATH = '/m/game'
