import { defineFeature } from '../../registry/feature.ts'
import { session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The security centre: in the member centre, where a password and accounts are looked after (docs/conformance.md § 1.2). */
export const security = defineFeature({
  id: 'security',
  description: 'The entry to password, bank accounts and PIX keys in the member centre',
  when: session('member'),
  slots: { 'member.entries': { order: 30, load: lazy(() => import('./SecurityEntry.tsx')) } },
})
