import { defineFeature } from '../../registry/feature.ts'
import { decided } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Tells ad networks what their advertising led to (part 1, section 3; issue 7, section 4). `start.ts` decides whether it may. */
export const tracking = defineFeature({
  id: 'tracking',
  description: "The site's pixels: which screens are shown and what was done",
  when: decided('tracking'),
  watch: { when: decided('tracking'), load: lazy(() => import('./Watch.tsx')) },
})
