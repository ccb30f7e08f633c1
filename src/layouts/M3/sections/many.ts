import { lazy } from '../../../registry/lazy.ts'
import type { GameLane } from '../../parts.ts'

/** Downloaded where more games are to be shown than a phone draws at once. */
export const manyRows = lazy<{ readonly lanes: readonly GameLane[] }>(() => import('./ManyRows.tsx'))
