import { lazy } from '../../../registry/lazy.ts'
import type { GameLane } from '../../games.ts'

/** Loaded where there are more games than a phone can render at once. */
export const manyRows = lazy<{ readonly lanes: readonly GameLane[] }>(() => import('./ManyRows.tsx'))
