import { lazy } from '../../../../registry/lazy.ts'
import type { GameLane } from '../../../games.ts'

/** Loaded where a site has more games than a phone renders at once. */
export const manyTiles = lazy<{ readonly lanes: readonly GameLane[] }>(() => import('./ManyTiles.tsx'))
