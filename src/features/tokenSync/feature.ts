import { defineFeature } from '../../registry/feature.ts'
import { has } from '../../registry/gate.ts'

/**
 * Sends the current session token to the site's own URL, if one is configured (docs/conformance.md § 2.7: "Optional
 * token sync").
 */
export const tokenSync = defineFeature({
  id: 'tokenSync',
  description: 'Tells a configured address of the site which session token is in use',
  when: has('tokenSync'),
  session: { started: () => import('./started.ts'), ended: () => import('./ended.ts') },
})
