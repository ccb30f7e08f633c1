import { defineFeature } from '../../registry/feature.ts'
import { all, asked, decided, has, not, onScreen } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Asks players to install the app, by the merchant's own rules (part 2, sections 3 and 4). `Watch.tsx` applies them. */
export const appDownloadPrompt = defineFeature({
  id: 'appDownloadPrompt',
  description:
    'Asks to install the app: a bottom bar or a full-screen modal, by the app-download configuration',
  when: all(has('appDownload'), decided('appDownloadPrompt')),
  namespaces: ['appDownloadPrompt'],
  watch: { when: has('appDownload'), load: lazy(() => import('./Watch.tsx')) },
  overlays: [
    {
      id: 'appDownloadPrompt',
      priority: 40,
      // Who is about to sign in is not asked for anything else.
      when: all(asked('appDownloadPrompt'), not(onScreen('login', 'register', 'changePassword'))),
      load: lazy(() => import('./PromptModal.tsx')),
    },
    {
      id: 'appDownloadBar',
      // What the operator configured comes before the bars that every site has.
      priority: 70,
      when: asked('appDownloadBar'),
      load: lazy(() => import('./PromptBar.tsx')),
    },
  ],
})
