import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The site's promotions by category (docs/contract.md). */
export const promotions = defineFeature({
  id: 'promotions',
  description: 'Promotions of the site, with what a member may claim now',
  when: section('promotions'),
  sections: [defineHomeSection({ type: 'promotions', load: lazy(() => import('./PromotionsSection.tsx')) })],
  navigation: [
    {
      id: 'promotions',
      label: 'promotions',
      icon: 'promotions',
      order: 20,
      screen: 'home',
      suffix: '#promotions',
    },
  ],
})
