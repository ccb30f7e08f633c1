import { defineFeature } from '../../registry/feature.ts'
import { all, always, memberType, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Referral (docs/conformance.md § 2.2): members invite friends on a public page; agents invite players. `public.ts` has the
 * target of the referral action.
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
