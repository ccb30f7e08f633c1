import { defineFeature } from '../../../registry/feature.ts'
import { always, session } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'
import { registerContent } from './content.ts'

/** Registration (docs/conformance.md § 1.3, § 1.4, § 1.5). It is closed to members. */
export const registration = defineFeature({
  id: 'registration',
  description: 'Registration by username or by mobile number',
  when: always,
  namespaces: ['account', 'registration'],
  screens: [
    {
      id: 'register',
      paths: ['/m/register', '/m/register.html'],
      frame: 'signIn',
      track: 'view',
      title: 'register',
      when: session('guest'),
      otherwise: 'home',
      load: lazy(() => import('./Register.tsx')),
      content: registerContent,
    },
  ],
})
