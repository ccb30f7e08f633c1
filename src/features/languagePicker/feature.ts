import { defineFeature } from '../../registry/feature.ts'
import { has, session } from '../../registry/gate.ts'
import { lazy } from '../../registry/lazy.ts'

/** Choosing among the site's languages (docs/conformance.md § 2.5). */
export const languagePicker = defineFeature({
  id: 'languagePicker',
  description: 'A choice among the languages of the site',
  when: has('languageChoice'),
  slots: {
    'header.actions': { order: 60, load: lazy(() => import('./LanguageButton.tsx')) },
    // Under 360 px, and under 430 px beside the activities, the header has no room for it (themes/global.css); a member has it among the entries of their page.
    'shell.footer': { order: 10, when: session('guest'), load: lazy(() => import('./LanguageButton.tsx')) },
    'signIn.help': { order: 10, load: lazy(() => import('./LanguageButton.tsx')) },
    'member.entries': { order: 80, load: lazy(() => import('./LanguageEntry.tsx')) },
  },
  session: {
    started: () => import('./followMember.ts'),
  },
})
