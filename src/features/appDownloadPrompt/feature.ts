import { defineFeature } from '../../registry/feature.ts'
import { all, featureDecided, has, not, onScreen, overlayRequested } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/**
 * Asks players to install the app, by the merchant's own rules (docs/conformance.md § 2.3, § 2.4). `Effect.tsx` applies them.
 */
export const appDownloadPrompt = defineFeature({
  id: 'appDownloadPrompt',
  description:
    'Asks to install the app: a bottom bar or a full-screen modal, by the app-download configuration',
  when: all(has('appDownload'), featureDecided('appDownloadPrompt')),
  namespaces: ['appDownloadPrompt'],
  effect: { when: has('appDownload'), load: lazy(() => import('./Effect.tsx')) },
  overlays: [
    {
      id: 'appDownloadPrompt',
      priority: 40,
      // A player who is about to sign in is not interrupted.
      when: all(overlayRequested('appDownloadPrompt'), not(onScreen('login', 'register', 'changePassword'))),
      load: lazy(() => import('./PromptModal.tsx')),
    },
    {
      id: 'appDownloadBar',
      // What the operator configured precedes the bars that every site has.
      priority: 70,
      when: overlayRequested('appDownloadBar'),
      load: lazy(() => import('./PromptBar.tsx')),
    },
  ],
})
