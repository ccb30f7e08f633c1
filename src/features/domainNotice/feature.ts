import { defineFeature } from '../../registry/feature.ts'
import { always, endpointLost } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * The domain error notice and the fastest endpoint (docs/conformance.md § 2.2, § 2.4). The screen that is shown if the site
 * cannot load contains the same notice. Other features use it through `public.ts`.
 */
export const domainNotice = defineFeature({
  id: 'domainNotice',
  description: 'When this line is lost or its domain is gone: Contact us, and Retry on the fastest line',
  when: always,
  namespaces: ['domainNotice'],
  overlays: [
    { id: 'domainNotice', priority: -1, when: endpointLost, load: lazy(() => import('./DomainOverlay.tsx')) },
  ],
})
