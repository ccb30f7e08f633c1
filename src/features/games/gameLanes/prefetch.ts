import { prefetchOf } from '../../../registry/prefetch.ts'
import { lanesCall, PLATFORM } from './api.ts'

/** The first request of the game lanes on a home. The build reads it. */
export const PREFETCH = [prefetchOf(lanesCall, { query: PLATFORM })]
