import { defineFeature } from '../../registry/feature.ts'
import { all, has, overlayRequested, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * The dialog for a provider login that has no account yet (docs/conformance.md § 2.2, § 2.4). Other features open it
 * through `public.ts`.
 */
export const loginChoose = defineFeature({
  id: 'loginChoose',
  description: 'Asks whoever signed in with a provider and has no account: log in with one, or make one',
  when: all(has('smsProvider'), session('guest')),
  namespaces: ['loginChoose'],
  overlays: [
    {
      id: 'loginChoose',
      priority: 10,
      when: overlayRequested('loginChoose'),
      load: lazy(() => import('./LoginChoose.tsx')),
    },
  ],
})
