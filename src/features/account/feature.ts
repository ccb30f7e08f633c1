import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { LOGIN_PATH, REGISTER_PATH } from './paths.ts'

/** How a guest becomes a member (part 1, sections 2 to 5). Whoever is one already has nothing to do here. */
export const account = defineFeature({
  id: 'account',
  description: 'Login and registration',
  when: always,
  namespaces: ['account'],
  screens: [
    {
      id: 'login',
      paths: [LOGIN_PATH],
      frame: 'signIn',
      title: 'log_in',
      when: session('guest'),
      otherwise: 'home',
      load: lazy(() => import('./Login.tsx')),
    },
    {
      id: 'register',
      paths: [REGISTER_PATH, '/m/register.html'],
      frame: 'signIn',
      title: 'register',
      when: session('guest'),
      otherwise: 'home',
      load: lazy(() => import('./Register.tsx')),
    },
  ],
  navigation: [
    { id: 'login', label: 'log_in', icon: 'login', order: 90, when: session('guest'), screen: 'login' },
  ],
})
