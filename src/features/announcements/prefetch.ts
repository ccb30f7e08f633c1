import { prefetchOf } from '../../registry/prefetch.ts'
import { announcementsCall, OF_MOBILE_SITE } from './api.ts'

/** The first request of a home's marquee; the build reads it. */
export const PREFETCH = [prefetchOf(announcementsCall, { query: OF_MOBILE_SITE })]
