// What other features may use of this one: the banners of any group, and where they lead.

export { bannersQuery } from './api.ts'
export { bannerTarget } from './model/bannerTarget.ts'
export { useBannerLinks } from './useBannerLinks.ts'
