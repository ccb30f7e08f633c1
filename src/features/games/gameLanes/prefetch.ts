import { prefetchOf } from '../../../registry/prefetch.ts'
import { lanesCall, PLATFORM } from './api.ts'

/** What the lanes of a home ask for first; the build reads it. */
export const PREFETCH = [prefetchOf(lanesCall, { query: PLATFORM })]
