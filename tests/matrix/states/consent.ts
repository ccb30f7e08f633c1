import type { State } from './state.ts'

const BAR = { part: 'aside[data-feature="consent"]' } as const

/** The question for consent to marketing, where a site demands it (issue 7, section 4). */
export const consentStates: readonly State[] = [
  {
    id: 'consentBar',
    screen: 'home',
    noPicture: true,
    before: { status: { info: { settings: { marketing_consent_required: 1 } } } },
    steps: [{ see: BAR }],
    shows: BAR,
  },
]
