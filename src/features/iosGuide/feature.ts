import { defineFeature } from '../../registry/feature.ts'
import { all, device, not, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Adding to the home screen on iOS, and the notice after a profile download (docs/conformance.md § 1.2, § 1.4). */
export const iosGuide = defineFeature({
  id: 'iosGuide',
  description: 'On iOS: how to add the site to the home screen, and what to do after a profile download',
  when: all(device('ios'), not(device('installed')), not(device('webview'))),
  namespaces: ['install'],
  overlays: [
    {
      id: 'iosProfile',
      priority: 40,
      when: overlayRequested('iosProfile'),
      load: lazy(() => import('./ProfileNotice.tsx')),
    },
    {
      id: 'iosGuide',
      priority: 45,
      when: overlayRequested('iosGuide'),
      load: lazy(() => import('./Guide.tsx')),
    },
  ],
})
