import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Missions and the leader board (docs/conformance.md § 2.2). */
export const leaderBoard = defineFeature({
  id: 'leaderBoard',
  description: 'Missions with their rewards, and who leads',
  when: always,
  namespaces: ['club', 'money'],
  screens: [
    {
      id: 'leaderBoard',
      paths: ['/m/leaderBoard'],
      frame: 'shell',
      track: 'content',
      title: 'rewards',
      when: session('member'),
      load: lazy(() => import('./MissionsScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 20, when: session('member'), load: lazy(() => import('./MissionsEntry.tsx')) },
  },
})
