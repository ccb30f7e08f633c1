import { lazy } from '../../../registry/lazy.ts'
import type { OwnGamesProps } from './OwnGames.tsx'

// Public API for other features. It is part of the first load: nothing here may import what requests the games.

export { ownRowsOf } from './model/ownRows.ts'

/** The rows of a member's own games, which home draws after its hero. */
export const ownGames = lazy<OwnGamesProps>(() => import('./OwnGames.tsx'))
