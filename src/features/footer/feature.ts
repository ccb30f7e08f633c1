import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The footer: links, the merchant's name, 18+ (docs/contract.md). */
export const footer = defineFeature({
  id: 'footer',
  description: 'The links at the end of the home screen',
  when: section('footer'),
  sections: [defineHomeSection({ type: 'footer', load: lazy(() => import('./FooterSection.tsx')) })],
})
