import type { LanguageCode } from '../../src/i18n/languages.ts'

/** The scripts of languages without Latin letters: each text must contain at least one letter of it. */
const LETTERS: Readonly<Partial<Record<LanguageCode, RegExp>>> = {
  BN: /\p{Script=Bengali}/u,
  CN: /\p{Script=Han}/u,
  HI: /\p{Script=Devanagari}/u,
  JA: /\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Han}/u,
  KM: /\p{Script=Khmer}/u,
  KO: /\p{Script=Hangul}/u,
  MY: /\p{Script=Myanmar}/u,
  TA: /\p{Script=Tamil}/u,
  TH: /\p{Script=Thai}/u,
  TW: /\p{Script=Han}/u,
  UR: /\p{Script=Arabic}/u,
}

/** Abbreviations such as `vs`, `OK`, `VIP`. */
const LONGEST_SIGN = 3

/** Whether a text is in its language's script; always true for Latin scripts and abbreviations. */
export function isInOwnScript(code: LanguageCode, text: string): boolean {
  const letters = text.replace(/\{\{[^{}]*\}\}/g, '').match(/\p{L}/gu) ?? []
  return letters.length <= LONGEST_SIGN || (LETTERS[code]?.test(text) ?? true)
}
