import { defineFeature } from '../../registry/feature.ts'
import { always } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** One promotion, opened from a banner or a card (docs/conformance.md § 2.2). */
export const activity = defineFeature({
  id: 'activity',
  description: 'A promotion: what it says, and how to take part',
  when: always,
  namespaces: ['club', 'money'],
  screens: [
    {
      id: 'activity',
      paths: ['/m/activity'],
      frame: 'shell',
      track: 'content',
      title: 'promotions',
      load: lazy(() => import('./ActivityScreen.tsx')),
    },
  ],
})
