import type { LanguageCode } from '../../src/i18n/languages.ts'

/** Technical notices with a text fixed by the specification: equal in every language. */
export const LITERAL_NOTICES: readonly string[] = [
  'Network Error / CORS Errors',
  'Missing Encryption',
  'url is null, check',
  'Geetest service not work',
]

/** Brands and universal abbreviations, which a language may keep. */
export const KEPT_ANYWHERE: readonly string[] = [
  'VIP',
  'SMS',
  'OK',
  'Google Authenticator',
  'Jackpot',
  'Email',
  'h',
  'min',
  's',
]

/** Words that a language shares with English or uses unchanged. */
export const OWN_WORDS: Readonly<Partial<Record<LanguageCode, readonly string[]>>> = {
  ES: ['Error'],
  ID: ['Deposit', 'Live', 'Live chat', 'Menu'],
  MS: ['Deposit', 'Menu'],
  PT: ['Menu'],
  'PT-BR': ['Menu'],
  // Philippine apps speak Taglish.
  TY: [
    'Account',
    'Country code',
    'Customer service',
    'Error',
    'Feedback',
    'Home',
    'Hot',
    'Live',
    'Live chat',
    'Lottery',
    'Menu',
    'Mobile number',
    'Password',
    'Reference: {{reference}}',
    'Referral code',
    'Under maintenance',
    'Username',
    'Verification code',
    'VIP level',
    'VIP progress',
  ],
  VI: ['Hot', 'Menu'],
}

const fold = (text: string): string => text.trim().toLowerCase()
const has = (list: readonly string[] | undefined, text: string): boolean =>
  list?.some((one) => fold(one) === fold(text)) ?? false

/** Whether two texts are equal, ignoring case and outer blanks. */
export const reads = (one: string, other: string): boolean => fold(one) === fold(other)

/** Whether a language may use an English text unchanged. A text without letters belongs to no language. */
export function mayStayEnglish(code: LanguageCode, text: string): boolean {
  const bare = text.replace(/\{\{[^{}]*\}\}/g, '')
  return !/\p{L}/u.test(bare) || has(KEPT_ANYWHERE, text) || has(OWN_WORDS[code], text)
}
