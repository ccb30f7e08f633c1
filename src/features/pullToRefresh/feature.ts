import { defineFeature } from '../../registry/feature.ts'
import { onScreen } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Pulling a page down from its top requests again what it shows. Not on screens with a form, whose entries must stay. */
export const pullToRefresh = defineFeature({
  id: 'pullToRefresh',
  description: 'Requests again what the page shows when it is pulled down from its top',
  when: onScreen('home', 'member.home', 'game', 'rewardCenter', 'leaderBoard', 'benefits', 'mall'),
  effect: { load: lazy(() => import('./Effect.tsx')) },
})
