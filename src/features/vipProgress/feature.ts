import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { all, memberType, section, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** How far a member is from the next VIP level (docs/conformance.md § 2.4). */
export const vipProgress = defineFeature({
  id: 'vipProgress',
  description: 'The progress of a member towards the next VIP level',
  when: all(section('vipProgress'), session('member'), memberType(0, 1, 2)),
  sections: [defineHomeSection({ type: 'vipProgress', load: lazy(() => import('./VipSection.tsx')) })],
})
