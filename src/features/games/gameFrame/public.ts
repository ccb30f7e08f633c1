// What other features may use of this one: the page around a running game, for whoever knows the game's address.

export { GameFrame } from './GameFrame.tsx'
export { placeOf } from './model/place.ts'
