/**
 * The country (ISO 3166) whose flag is shown beside a language (docs/conformance.md § 2.9: "about 29 languages"): for the
 * platform's twenty and for those of its partners' pages and chats. The flag is decoration; the language's name is the label.
 * Where two languages share a country, the language that another country speaks too has that country's flag.
 */
export const LANGUAGE_FLAGS = {
  CN: 'CN',
  EN: 'GB',
  ES: 'ES',
  HI: 'IN',
  ID: 'ID',
  JA: 'JP',
  KM: 'KH',
  KO: 'KR',
  MY: 'MM',
  TA: 'LK',
  TH: 'TH',
  TW: 'TW',
  VI: 'VN',
  TY: 'PH',
  UR: 'PK',
  PT: 'PT',
  'PT-BR': 'BR',
  MS: 'MY',
  BN: 'BD',
  TR: 'TR',
  AR: 'SA',
  DE: 'DE',
  FR: 'FR',
  IT: 'IT',
  LO: 'LA',
  NE: 'NP',
  PL: 'PL',
  RU: 'RU',
  UK: 'UA',
} as const satisfies Readonly<Record<string, string>>

/** A language that has a flag. */
export type FlaggedLanguage = keyof typeof LANGUAGE_FLAGS
