// The public interface of this feature: the banners of any group, and their targets.

export { bannersQuery } from './api.ts'
export { bannerTarget } from './model/bannerTarget.ts'
export { useBannerLinks } from './useBannerLinks.ts'
