import { defineFeature } from '../../registry/feature.ts'
import { all, device, not, onScreen, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Installing the site (docs/conformance.md § 1.2, § 1.4; § 2.2). Other features open the app window through `public.ts`.
 */
export const installPrompt = defineFeature({
  id: 'installPrompt',
  description:
    'Asks to install: a bar on home soon after start, and the window with app, web app or on in the browser',
  when: all(not(device('installed')), not(device('webview'))),
  namespaces: ['install'],
  overlays: [
    {
      id: 'appWindow',
      priority: 50,
      when: overlayRequested('appWindow'),
      load: lazy(() => import('./AppWindow.tsx')),
    },
    {
      id: 'installPrompt',
      priority: 80,
      endsWithOffers: true,
      // Only on home, where it appears by itself. It appears again when the player leaves home and returns.
      when: all(overlayRequested('installPrompt'), onScreen('home')),
      load: lazy(() => import('./InstallBar.tsx')),
    },
  ],
})
