import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The point market (docs/conformance.md § 2.2). */
export const mall = defineFeature({
  id: 'mall',
  description: 'What a member buys with points',
  when: always,
  namespaces: ['club', 'money'],
  screens: [
    {
      id: 'mall',
      paths: ['/m/mall/mallHome', '/m/mall'],
      frame: 'shell',
      track: 'content',
      title: 'rewards',
      when: session('member'),
      load: lazy(() => import('./MallScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 25, when: session('member'), load: lazy(() => import('./MallEntry.tsx')) },
  },
})
