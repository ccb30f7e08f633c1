import { defineFeature } from '../../../registry/feature.ts'
import { always, overlayRequested } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'

/** The second factor of a login (docs/conformance.md § 1.2, § 1.3, § 1.4, § 1.5). A sign-in's flow asks for it through `public.ts`. */
export const secondFactor = defineFeature({
  id: 'secondFactor',
  description: 'When a login must be confirmed: payee name, SMS, Google Authenticator or email',
  when: always,
  namespaces: ['secondFactor', 'smsCode'],
  overlays: [
    {
      id: 'secondFactor',
      priority: 0,
      when: overlayRequested('secondFactor'),
      load: lazy(() => import('./SecondFactorModal.tsx')),
    },
  ],
})
