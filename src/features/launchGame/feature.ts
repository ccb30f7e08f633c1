import { defineFeature } from '../../registry/feature.ts'
import { always, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Asks for a game's address and goes there (part 1, sections 4, 7 and 9). What others may use of it is
 * `public.ts`: where games are linked to, and what was played.
 */
export const launchGame = defineFeature({
  id: 'launchGame',
  description: 'Launches lottery and other games',
  when: always,
  screens: [
    {
      id: 'launchGame',
      paths: ['/m/launchGame'],
      frame: 'shell',
      title: 'play',
      when: session('member'),
      load: lazy(() => import('./LaunchScreen.tsx')),
    },
  ],
})
