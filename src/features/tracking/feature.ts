import { defineFeature } from '../../registry/feature.ts'
import { featureDecided } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Reports conversions to ad networks (docs/conformance.md § 1.3). `start.ts` decides whether that is allowed. */
export const tracking = defineFeature({
  id: 'tracking',
  description: "The site's pixels: which screens are shown and what was done",
  when: featureDecided('tracking'),
  effect: { when: featureDecided('tracking'), load: lazy(() => import('./Effect.tsx')) },
})
