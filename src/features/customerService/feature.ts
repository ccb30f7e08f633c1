import { defineFeature } from '../../registry/feature.ts'
import { has } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

const load = lazy(() => import('./ContactButton.tsx'))

/**
 * Customer service (docs/conformance.md § 2.3). Other features use it through `public.ts`: the entries that a visitor may see,
 * and their targets.
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
