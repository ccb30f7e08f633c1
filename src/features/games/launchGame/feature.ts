import { defineFeature } from '../../../registry/feature.ts'
import { always } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'

/**
 * Requests a game's address and shows the game (docs/conformance.md § 1.4, § 1.7, § 1.9). `public.ts` exports the links to games and
 * the played games. Guests may play a trial, and only the URL distinguishes it from a game for money, so the screen itself
 * sends guests to the login, as a gate would.
 */
export const launchGame = defineFeature({
  id: 'launchGame',
  description: 'Launches lottery and other games, for money and as trials',
  when: always,
  namespaces: ['launchGame', 'gameFrame'],
  screens: [
    {
      id: 'launchGame',
      paths: ['/m/launchGame'],
      frame: 'bare',
      track: 'view',
      title: 'play',
      load: lazy(() => import('./LaunchScreen.tsx')),
    },
  ],
})
