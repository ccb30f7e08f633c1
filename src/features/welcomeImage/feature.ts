import { defineFeature } from '../../registry/feature.ts'
import { all, featureDecided, has, onScreen, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Welcome images over home, to be kept by the player (docs/conformance.md § 2.2, § 2.4, § 2.9). `Watch.tsx` says when. */
export const welcomeImage = defineFeature({
  id: 'welcomeImage',
  description: 'Shows welcome images over home, to be saved',
  when: all(has('welcomeImage'), featureDecided('welcomeImage')),
  namespaces: ['welcomeImage'],
  effect: { when: all(has('welcomeImage'), onScreen('home')), load: lazy(() => import('./Effect.tsx')) },
  overlays: [
    {
      id: 'welcomeImage',
      // What the operator has to say, and questions about the app, come before a picture.
      priority: 45,
      givesWayTo: 'all',
      when: overlayRequested('welcomeImage'),
      load: lazy(() => import('./WelcomeImage.tsx')),
    },
  ],
})
