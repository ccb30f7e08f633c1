import type { LanguageCode } from '../../../i18n/languages.ts'

/** The vendor's names of our languages, [v3, v4]; it has no others of ours. */
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

/** The language that the vendor's slider speaks; English where it does not speak ours. */
export function vendorLanguage(code: LanguageCode, version: 'v3' | 'v4'): string {
  const [v3, v4] = LANGUAGES[code] ?? ENGLISH
  return version === 'v3' ? v3 : v4
}
