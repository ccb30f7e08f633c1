import { defineFeature } from '../../registry/feature.ts'
import { all, asked, decided, has, onScreen } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Welcome images over home, to be kept by the player (part 2, sections 2, 4 and 9). `Watch.tsx` says when. */
export const welcomeImage = defineFeature({
  id: 'welcomeImage',
  description: 'Shows welcome images over home, to be saved',
  when: all(has('welcomeImage'), decided('welcomeImage')),
  namespaces: ['welcomeImage'],
  watch: { when: all(has('welcomeImage'), onScreen('home')), load: lazy(() => import('./Watch.tsx')) },
  overlays: [
    {
      id: 'welcomeImage',
      // What the operator has to say, and questions about the app, come before a picture.
      priority: 45,
      when: asked('welcomeImage'),
      load: lazy(() => import('./WelcomeImage.tsx')),
    },
  ],
})
