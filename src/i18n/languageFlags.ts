/**
 * The country whose flag stands beside a language (docs/conformance.md § 2.9: "about 29 languages"), ISO 3166: the platform's
 * twenty, and those that its partners' pages and chats speak. A flag is decoration; the language's own name is the label.
 * Of two languages of one country, the one that another country speaks too has the other flag.
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
