import type { LanguageCode } from '../../src/i18n/languages.ts'

/** Letters of a language that is not written in Latin ones: each of its texts has at least one of them. */
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

/** `vs`, `OK`, `VIP`: a sign rather than a word. */
const LONGEST_SIGN = 3

/** Whether a text is written as its language is; of a language in Latin letters, and of a sign, nobody can tell. */
export function isInOwnScript(code: LanguageCode, text: string): boolean {
  const letters = text.replace(/\{\{[^{}]*\}\}/g, '').match(/\p{L}/gu) ?? []
  return letters.length <= LONGEST_SIGN || (LETTERS[code]?.test(text) ?? true)
}
