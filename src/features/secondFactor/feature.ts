import { defineFeature } from '../../registry/feature.ts'
import { always, asked } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The second factor of a login (part 1, sections 2 to 5). Others ask for it through `public.ts`. */
export const secondFactor = defineFeature({
  id: 'secondFactor',
  description: 'When a login must be confirmed: payee name, SMS, Google Authenticator or email',
  when: always,
  namespaces: ['secondFactor', 'smsCode'],
  overlays: [
    {
      id: 'secondFactor',
      priority: 0,
      when: asked('secondFactor'),
      load: lazy(() => import('./SecondFactorModal.tsx')),
    },
  ],
})
