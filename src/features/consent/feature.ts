import { defineFeature } from '../../registry/feature.ts'
import { overlayRequested, setting } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Asks for consent to storing and sending data for marketing, if the site requires it. */
export const consent = defineFeature({
  id: 'consent',
  description: 'Asks a player for consent to marketing, and lets them change their mind',
  when: setting('marketing_consent_required'),
  namespaces: ['tracking'],
  // Before the bars with offers.
  overlays: [
    {
      id: 'consent',
      priority: 60,
      when: overlayRequested('consent'),
      load: lazy(() => import('./ConsentBar.tsx')),
    },
  ],
  slots: { 'member.entries': { order: 75, load: lazy(() => import('./ConsentEntry.tsx')) } },
})
