import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Feedback of players. Without a session: home (docs/conformance.md § 2.2). */
export const feedback = defineFeature({
  id: 'feedback',
  description: 'A message from a member to the site',
  when: always,
  namespaces: ['feedback', 'money', 'account'],
  screens: [
    {
      id: 'feedback',
      paths: ['/m/feedback'],
      frame: 'shell',
      track: 'none',
      title: 'service',
      when: session('member'),
      otherwise: 'home',
      load: lazy(() => import('./FeedbackScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 70, when: session('member'), load: lazy(() => import('./FeedbackEntry.tsx')) },
  },
})
