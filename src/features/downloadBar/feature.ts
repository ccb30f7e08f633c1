import { defineFeature } from '../../registry/feature.ts'
import { all, any, decided, device, has, not } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** The download bar (part 1, sections 2, 4 and 6): last of all that wants to lie over the screen. */
export const downloadBar = defineFeature({
  id: 'downloadBar',
  description: 'A bar with the app of the site: icon, name, stars, Download; closed it asks once more',
  when: all(any(has('appLink'), decided('downloadBar')), not(device('installed')), not(device('webview'))),
  namespaces: ['install'],
  watch: { when: not(has('appLink')), load: lazy(() => import('./Watch.tsx')) },
  overlays: [{ id: 'downloadBar', priority: 90, load: lazy(() => import('./DownloadBar.tsx')) }],
})
