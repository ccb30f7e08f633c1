// Public API for other features: the games that a member played. Apart from launching, which home does not need to begin.

export { MOST_PLAYED, type Played, playedKey, readPlayed, rememberPlayed } from './model/played.ts'
