import type { Consent } from '../../shared/marketing.ts'

/** Whether anything may be kept, loaded or said for marketing, and whether the player is asked; why, for the operator. */
export interface May {
  readonly on: boolean
  readonly ask: boolean
  readonly because: string
}

/** The rule: where consent is demanded, nothing before it is given, and nobody is asked twice. */
export function mayTrack(demanded: boolean, consent: Consent | undefined): May {
  if (!demanded) return { on: true, ask: false, because: 'the site demands no consent' }
  if (consent === 'agreed') return { on: true, ask: false, because: 'the player agreed' }
  if (consent === 'declined') return { on: false, ask: false, because: 'the player declined' }
  return { on: false, ask: true, because: 'the player has not been heard yet' }
}
