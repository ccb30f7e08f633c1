import { defineFeature } from '../../../registry/feature.ts'
import { always, session } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'
import { CHANGE_PASSWORD_PATH, LOGIN_PATH } from '../../shared/paths.ts'
import { loginContent } from './content.ts'

/** Login and password change (docs/conformance.md § 1.2, § 1.3, § 1.4, § 1.5). The login is closed to logged-in members. */
export const account = defineFeature({
  id: 'account',
  description: 'Login, and the change of a password',
  when: always,
  namespaces: ['account'],
  screens: [
    {
      id: 'login',
      paths: [LOGIN_PATH],
      frame: 'signIn',
      track: 'view',
      title: 'log_in',
      when: session('guest'),
      otherwise: 'home',
      load: lazy(() => import('./Login.tsx')),
      content: loginContent,
    },
    {
      id: 'changePassword',
      paths: [CHANGE_PASSWORD_PATH],
      frame: 'signIn',
      track: 'none',
      title: 'change_password',
      when: session('member'),
      first: session('updatePassword'),
      load: lazy(() => import('./ChangePassword.tsx')),
    },
  ],
  navigation: [
    { id: 'login', label: 'log_in', icon: 'login', order: 90, when: session('guest'), screen: 'login' },
  ],
})
