import { prefetchOf } from '../../registry/prefetch.ts'
import { matchesCall } from './api.ts'

/** The request that home's draws and matches need first. The build reads this list. */
export const PREFETCH = [prefetchOf(matchesCall)]
