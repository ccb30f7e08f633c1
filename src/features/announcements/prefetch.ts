import { prefetchOf } from '../../registry/prefetch.ts'
import { announcementsCall, OF_MOBILE_SITE } from './api.ts'

/** What the marquee of a home asks for first; the build reads it. */
export const PREFETCH = [prefetchOf(announcementsCall, { query: OF_MOBILE_SITE })]
