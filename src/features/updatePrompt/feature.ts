import { defineFeature } from '../../registry/feature.ts'
import { all, always, not, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'
import { onTask } from '../../registry/taskScreens.ts'

/**
 * A new version of the site (docs/conformance.md § 1.2, § 1.4): `watch.ts` notices it and asks for the prompt, which never stands
 * over a game or a deposit. It comes after a question that a player is answering, and before what only stands there.
 */
export const updatePrompt = defineFeature({
  id: 'updatePrompt',
  description: 'When a new version of the site is there: offers to load it',
  when: always,
  overlays: [
    {
      id: 'updatePrompt',
      priority: 30,
      when: all(overlayRequested('updatePrompt'), not(onTask)),
      load: lazy(() => import('./UpdatePrompt.tsx')),
    },
  ],
})
