import { prefetchOf } from '../../registry/prefetch.ts'
import { matchesCall } from './api.ts'

/** What the draws and matches of a home ask for first; the build reads it. */
export const PREFETCH = [prefetchOf(matchesCall)]
