import { defineFeature } from '../../../registry/feature.ts'
import { onScreen } from '../../../registry/gate.ts'

/**
 * The full-screen page in which a game runs (docs/conformance.md § 1.2). It has no URL of its own: the game screen renders it
 * through `public.ts` once it knows the game's address.
 */
export const gameFrame = defineFeature({
  id: 'gameFrame',
  description: 'The fullscreen page around a running game',
  when: onScreen('launchGame'),
})
