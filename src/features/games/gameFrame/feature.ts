import { defineFeature } from '../../../registry/feature.ts'
import { onScreen } from '../../../registry/gate.ts'

/**
 * The fullscreen page that a game runs in (docs/conformance.md § 1.2). It has no address of its own: the game screen shows it once
 * it knows the game's (`public.ts`).
 */
export const gameFrame = defineFeature({
  id: 'gameFrame',
  description: 'The fullscreen page around a running game',
  when: onScreen('launchGame'),
})
