import { useTranslation } from 'react-i18next'
import { DEFAULT_LANGUAGE, LANGUAGE_CODES, type LanguageCode, languageOf } from '../../i18n/languages.ts'

/** The platform code of a BCP 47 tag of ours; the platform's default for any other. */
export const codeOfTag = (tag: string): LanguageCode =>
  LANGUAGE_CODES.find((code) => languageOf(code).bcp47 === tag) ?? DEFAULT_LANGUAGE

/** The language that the page is in. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation('shell')
  return codeOfTag(i18n.language)
}
