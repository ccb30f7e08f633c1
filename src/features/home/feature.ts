import { defineFeature } from '../../registry/feature.ts'
import { always } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The first screen: the home template's sections, in its order (docs/contract.md). */
export const home = defineFeature({
  id: 'home',
  description: 'The home screen, composed by the home template',
  when: always,
  screens: [
    {
      id: 'home',
      paths: ['/m/home', '/', '/m', '/m/index', '/m/index.html'],
      frame: 'shell',
      track: 'view',
      title: 'home',
      load: lazy(() => import('./HomeScreen.tsx')),
    },
  ],
  navigation: [{ id: 'home', label: 'home', icon: 'home', order: 10, screen: 'home' }],
})
