import { defineFeature } from '../../registry/feature.ts'
import { all, any, device, featureDecided, has, not } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The download bar (docs/conformance.md § 1.2, § 1.4, § 1.6): the last of all overlays. */
export const downloadBar = defineFeature({
  id: 'downloadBar',
  description: 'A bar with the app of the site: icon, name, stars, Download; closed it asks once more',
  when: all(
    any(has('appLink'), featureDecided('downloadBar')),
    not(device('installed')),
    not(device('webview')),
  ),
  namespaces: ['install'],
  effect: { when: not(has('appLink')), load: lazy(() => import('./Effect.tsx')) },
  overlays: [{ id: 'downloadBar', priority: 90, load: lazy(() => import('./DownloadBar.tsx')) }],
})
