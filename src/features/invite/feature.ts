import { defineFeature } from '../../registry/feature.ts'
import { all, always, memberType, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Referral (docs/conformance.md § 2.2): members bring friends, on a page that is public; agents bring players. Where the referral
 * action leads for whom is `public.ts`.
 */
export const invite = defineFeature({
  id: 'invite',
  description: 'Invite friends, and the registration link of an agent',
  when: always,
  namespaces: ['invite', 'money'],
  screens: [
    {
      id: 'inviteFriends',
      paths: ['/m/inviteFriends'],
      frame: 'shell',
      track: 'view',
      title: 'invite',
      load: lazy(() => import('./InviteFriends.tsx')),
    },
    {
      id: 'agentRegister',
      paths: ['/m/agentRegister'],
      frame: 'shell',
      track: 'view',
      title: 'invite',
      when: all(session('member'), memberType(1, 2)),
      load: lazy(() => import('./AgentRegister.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 40, when: session('member'), load: lazy(() => import('./InviteEntry.tsx')) },
  },
})
