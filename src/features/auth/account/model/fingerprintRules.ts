import type { TrustedRules } from '../../../../ui/url/trusted.ts'

/** The empty frame in which the library measures fonts; without it a browser's fingerprint is another one. */
const FRAME =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

/** That document, to the letter, and nothing else. */
export const fingerprintRules: TrustedRules = {
  createScriptURL: () => null,
  createHTML: (html) => (html === FRAME ? html : null),
}
