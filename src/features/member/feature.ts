import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { MEMBER_HOME_PATH } from '../shared/paths.ts'

/** The account in the header and the member centre (docs/conformance.md § 1.2). */
export const member = defineFeature({
  id: 'member',
  description: 'The member centre, and the account in the header',
  when: always,
  screens: [
    {
      id: 'member.home',
      paths: [MEMBER_HOME_PATH],
      frame: 'shell',
      track: 'view',
      title: 'me',
      when: session('member'),
      otherwise: 'login',
      load: lazy(() => import('./MemberHomeScreen.tsx')),
    },
  ],
  slots: { 'header.account': { order: 10, load: lazy(() => import('./HeaderAccount.tsx')) } },
  navigation: [
    { id: 'me', label: 'me', icon: 'member', order: 90, when: session('member'), screen: 'member.home' },
  ],
})
