import type { LanguageCode } from '../../../i18n/languages.ts'

/** The vendor's language codes, [v3, v4]. The vendor does not support the other languages of the site. */
const LANGUAGES: { readonly [Code in LanguageCode]?: readonly [v3: string, v4: string] } = {
  CN: ['zh-cn', 'zho'],
  TW: ['zh-tw', 'zho-tw'],
  EN: ['en', 'eng'],
  JA: ['ja', 'jpn'],
  KO: ['ko', 'kor'],
  ID: ['id', 'ind'],
  MS: ['ms', 'msa'],
  TH: ['th', 'tha'],
  VI: ['vi', 'vie'],
  TR: ['tr', 'tur'],
  ES: ['es', 'spa'],
  PT: ['pt-pt', 'por'],
  'PT-BR': ['pt-br', 'por'],
  HI: ['hi', 'hin'],
  BN: ['bn', 'ben'],
  TA: ['ta', 'tam'],
}
const ENGLISH = ['en', 'eng'] as const

/** The vendor's code for the language; English if the vendor does not support it. */
export function vendorLanguage(code: LanguageCode, version: 'v3' | 'v4'): string {
  const [v3, v4] = LANGUAGES[code] ?? ENGLISH
  return version === 'v3' ? v3 : v4
}
