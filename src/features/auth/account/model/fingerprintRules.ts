import type { TrustedRules } from '../../../../ui/url/trusted.ts'

/** The empty frame in which the library measures fonts; without it the fingerprint would be a different one. */
const FRAME =
  '<!doctype html><html><head><meta name="viewport" content="width=device-width, initial-scale=1">'

/** Allows exactly that document and nothing else. */
export const fingerprintRules: TrustedRules = {
  createScriptURL: () => null,
  createHTML: (html) => (html === FRAME ? html : null),
}
