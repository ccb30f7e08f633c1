import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** VIP benefits (docs/conformance.md § 2.2). */
export const benefits = defineFeature({
  id: 'benefits',
  description: 'The VIP levels of the site, what each brings, and how far the member is',
  when: always,
  namespaces: ['club', 'money'],
  screens: [
    {
      id: 'benefits',
      paths: ['/m/member/benefits'],
      frame: 'shell',
      track: 'content',
      title: 'vip',
      when: session('member'),
      load: lazy(() => import('./BenefitsScreen.tsx')),
    },
  ],
  slots: {
    'member.entries': { order: 10, when: session('member'), load: lazy(() => import('./BenefitsEntry.tsx')) },
  },
})
