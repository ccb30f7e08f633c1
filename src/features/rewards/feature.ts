import { defineFeature } from '../../registry/feature.ts'
import { flag, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The reward centre, where flag REWCEN3 is on (docs/conformance.md § 2.2, § 2.8). */
export const rewardCenter = defineFeature({
  id: 'rewardCenter',
  description: 'Promotions that a member can claim now',
  when: flag('REWCEN3'),
  namespaces: ['club', 'money'],
  screens: [
    {
      id: 'rewardCenter',
      paths: ['/m/rewardCenter'],
      frame: 'shell',
      track: 'content',
      title: 'rewards',
      when: session('member'),
      load: lazy(() => import('./RewardCenter.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 15, when: session('member'), load: lazy(() => import('./RewardsEntry.tsx')) },
  },
})
