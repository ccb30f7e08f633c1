import { prefetchOf } from '../../registry/prefetch.ts'
import { BANNER_GROUP } from '../../site/home.ts'
import { bannersCall } from './api.ts'

/** The first request of a home's banners; the build reads it. */
export const PREFETCH = [
  prefetchOf(bannersCall, {
    query: { groupNames: { option: 'group', otherwise: BANNER_GROUP } },
    picture: 'image',
  }),
]
