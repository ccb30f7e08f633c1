import { lazy } from '../../registry/lazy.ts'

/** The categories use many icons: they load beside the layout's chunk, not in it. */
export const rail = lazy(() => import('./sections/GameRail.tsx'))
