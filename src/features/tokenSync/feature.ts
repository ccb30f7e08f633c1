import { defineFeature } from '../../registry/feature.ts'
import { has } from '../../registry/gate.ts'

/**
 * Tells a page of the site's own, where one is configured, which session token is in use (docs/conformance.md § 2.7: "Optional
 * token sync").
 */
export const tokenSync = defineFeature({
  id: 'tokenSync',
  description: 'Tells a configured address of the site which session token is in use',
  when: has('tokenSync'),
  session: { started: () => import('./started.ts'), ended: () => import('./ended.ts') },
})
