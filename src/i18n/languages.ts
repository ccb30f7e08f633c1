/** The platform's twenty language codes (docs/conformance.md § 2.9). TY is Tagalog, MY is Burmese. */
export const LANGUAGE_CODES = [
  'CN',
  'EN',
  'ES',
  'HI',
  'ID',
  'JA',
  'KM',
  'KO',
  'MY',
  'TA',
  'TH',
  'TW',
  'VI',
  'TY',
  'UR',
  'PT',
  'PT-BR',
  'MS',
  'BN',
  'TR',
] as const

export type LanguageCode = (typeof LANGUAGE_CODES)[number]

export interface Language {
  readonly code: LanguageCode
  /** BCP 47, for `<html lang>` and Intl. */
  readonly bcp47: string
  readonly dir: 'ltr' | 'rtl'
  /** Locale for numbers and dates: the language's own order and separators, always with Latin digits. */
  readonly numberLocale: string
}

/** Languages whose script a phone may have no font for (`themes/fonts`). */
export const RARE_SCRIPTS: readonly LanguageCode[] = ['BN', 'KM', 'MY', 'TA']

/** The language where nothing else is known (docs/conformance.md § 2.9). */
export const DEFAULT_LANGUAGE: LanguageCode = 'CN'

/** BCP 47 tags that are not the code in lower case. */
const TAGS: Partial<Record<LanguageCode, string>> = {
  CN: 'zh-Hans',
  TW: 'zh-Hant',
  TY: 'fil',
  PT: 'pt-PT',
  'PT-BR': 'pt-BR',
}

export function languageOf(code: LanguageCode): Language {
  const bcp47 = tagOf(code)
  return {
    code,
    bcp47,
    dir: code === 'UR' ? 'rtl' : 'ltr',
    // Read only where something is formatted: the first question to Intl takes 15 to 40 ms of a visit.
    get numberLocale() {
      return `${hasIntlData(code) ? bcp47 : 'en'}-u-nu-latn`
    },
  }
}

const tagOf = (code: LanguageCode): string => TAGS[code] ?? code.toLowerCase()

/** Whether this browser has the language's formats of numbers and dates. Without them it would use its own language's. */
export const hasIntlData = (code: LanguageCode): boolean =>
  Intl.DateTimeFormat.supportedLocalesOf(tagOf(code)).length > 0

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  LANGUAGE_CODES.some((code) => code === value)

/** A platform code in any case, with `-` or `_`; anything else is `undefined`. */
export function readLanguageCode(value: unknown): LanguageCode | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().replace('_', '-').toUpperCase()
  return LANGUAGE_CODES.find((code) => code === text)
}

/** The code with Chinese variants as CN, for redirects and chats (docs/conformance.md § 2.2). */
export const collapseChinese = (code: string): string =>
  /^(?:CN|TW|HK|ZH)(?:[-_]|$)/i.test(code) ? 'CN' : code

/** The platform code of a BCP 47 tag of ours; the platform's default for any other. */
export const codeOfTag = (tag: string): LanguageCode =>
  LANGUAGE_CODES.find((code) => tagOf(code) === tag) ?? DEFAULT_LANGUAGE
