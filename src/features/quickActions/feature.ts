import { defineFeature, defineHomeSection } from '../../registry/feature.ts'
import { section } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** A row of what players do most (docs/contract.md). */
export const quickActions = defineFeature({
  id: 'quickActions',
  description: 'Deposit, withdraw, rewards, invite, service, download: those that lead somewhere here',
  when: section('quickActions'),
  sections: [
    defineHomeSection({ type: 'quickActions', load: lazy(() => import('./QuickActionsSection.tsx')) }),
  ],
})
