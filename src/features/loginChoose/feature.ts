import { defineFeature } from '../../registry/feature.ts'
import { all, asked, has, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The dialog for an identity without an account (part 2, sections 2 and 4); others ask for it through `public.ts`. */
export const loginChoose = defineFeature({
  id: 'loginChoose',
  description: 'Asks whoever signed in with a provider and has no account: log in with one, or make one',
  when: all(has('smsProvider'), session('guest')),
  namespaces: ['loginChoose'],
  overlays: [
    {
      id: 'loginChoose',
      priority: 10,
      when: asked('loginChoose'),
      load: lazy(() => import('./LoginChoose.tsx')),
    },
  ],
})
