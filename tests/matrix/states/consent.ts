import type { State } from './state.ts'

const CONSENT = { part: 'aside[data-feature="consent"]' } as const

/** The question that precedes all storage for marketing. */
export const consentStates: readonly State[] = [
  {
    id: 'consent',
    eachLayout: true,
    noPicture: true,
    screen: 'home',
    before: { status: { info: { settings: { marketing_consent_required: 1 } } } },
    shows: CONSENT,
    over: CONSENT.part,
  },
]
