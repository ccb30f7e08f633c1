import { defineFeature } from '../../registry/feature.ts'
import { device } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** A newer app for whoever is inside the app (docs/conformance.md § 2.4): what it is about is asked when its turn in the queue comes. */
export const upgradePrompt = defineFeature({
  id: 'upgradePrompt',
  description: 'Inside the app, when there is a newer one: a way to get it',
  when: device('webview'),
  overlays: [{ id: 'upgradePrompt', priority: 20, load: lazy(() => import('./UpgradePrompt.tsx')) }],
})
