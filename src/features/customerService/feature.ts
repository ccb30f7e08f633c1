import { defineFeature } from '../../registry/feature.ts'
import { has } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

const load = lazy(() => import('./ContactButton.tsx'))

/**
 * Ways to reach the site's people (docs/conformance.md § 2.3). What others may use of it is `public.ts`: which entries
 * somebody may see, and where they lead.
 */
export const customerService = defineFeature({
  id: 'customerService',
  description: 'Contact us: the customer-service entries of the site, filtered by VIP label',
  when: has('customerService'),
  slots: {
    'shell.footer': { order: 20, load },
    'signIn.help': { order: 20, load },
    'member.entries': { order: 90, load },
  },
})
