import { lazy } from '../../registry/lazy.ts'

/** The categories have many icons: they come beside the layout, not within it. */
export const rail = lazy(() => import('./sections/GameRail.tsx'))
