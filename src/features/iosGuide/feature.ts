import { defineFeature } from '../../registry/feature.ts'
import { all, asked, device, not } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Adding to the home screen on iOS, and what follows a profile download (part 1, sections 2 and 4). */
export const iosGuide = defineFeature({
  id: 'iosGuide',
  description: 'On iOS: how to add the site to the home screen, and what to do after a profile download',
  when: all(device('ios'), not(device('installed')), not(device('webview'))),
  namespaces: ['install'],
  overlays: [
    {
      id: 'iosProfile',
      priority: 40,
      when: asked('iosProfile'),
      load: lazy(() => import('./ProfileNotice.tsx')),
    },
    { id: 'iosGuide', priority: 45, when: asked('iosGuide'), load: lazy(() => import('./Guide.tsx')) },
  ],
})
