import { defineFeature, defineHomeSection } from '../../../registry/feature.ts'
import { always, onScreen } from '../../../registry/gate.ts'
import { lazy } from '../../../registry/lazy.ts'
import { PREFETCH } from './prefetch.ts'

/** The games, in lanes: on home, on a screen of their own, and in the rail of layouts that have one (docs/conformance.md § 2.3). */
export const gameLanes = defineFeature({
  id: 'gameLanes',
  description: 'Lanes of game cards, with search, lanes to choose from and what was played last',
  when: always,
  sections: [
    defineHomeSection({
      type: 'gameLanes',
      load: lazy(() => import('./GameLanesSection.tsx')),
      prefetch: PREFETCH,
    }),
  ],
  slots: {
    'shell.rail': { when: onScreen('home', 'game'), load: lazy(() => import('./GameRail.tsx')) },
  },
  screens: [
    {
      id: 'game',
      paths: ['/m/game'],
      frame: 'shell',
      track: 'content',
      title: 'games',
      load: lazy(() => import('./GameScreen.tsx')),
    },
  ],
  navigation: [{ id: 'games', label: 'games', icon: 'games', order: 30, screen: 'game' }],
})
