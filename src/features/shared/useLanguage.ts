import { useTranslation } from 'react-i18next'
import { codeOfTag, type LanguageCode } from '../../i18n/languages.ts'

/** The language that the page is in. */
export function useLanguage(): LanguageCode {
  const { i18n } = useTranslation('shell')
  return codeOfTag(i18n.language)
}
