import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { PREFETCH } from './prefetch.ts'

/** The banners of the home screen and where they lead (docs/conformance.md § 2.5; docs/contract.md). */
export const banners = defineFeature({
  id: 'banners',
  description: 'The banner carousel of the home screen',
  when: section('bannerCarousel'),
  sections: [
    defineHomeSection({
      type: 'bannerCarousel',
      load: lazy(() => import('./BannerSection.tsx')),
      prefetch: PREFETCH,
    }),
  ],
})
