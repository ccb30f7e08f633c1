// Public API for other features: the page around a running game. The caller must know the game's address.

export { GameFrame } from './GameFrame.tsx'
export { placeOf } from './model/place.ts'
