import { defineFeature } from '../../registry/feature.ts'
import { onScreen } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Not on screens with a form, whose entries must stay. */
const when = onScreen(
  'home',
  'member.home',
  'game',
  'rewardCenter',
  'leaderBoard',
  'benefits',
  'mall',
  'paymentHistory',
)

export const pullToRefresh = defineFeature({
  id: 'pullToRefresh',
  description: 'Requests again what the page shows when it is pulled down from its top',
  when,
  effect: { when, load: lazy(() => import('./Effect.tsx')) },
})
