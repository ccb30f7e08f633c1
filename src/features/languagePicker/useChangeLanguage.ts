import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageOf } from '../../i18n/languages.ts'
import { localStore } from '../localStore.ts'

/** Where the chosen language is kept (part 2, section 3: "Stored values"). */
export const STORED_LANGUAGE = 'language'

/**
 * Changes the page's language in place: words first, so that nothing shows a mixture for long, then what the back
 * office answers, since its answers are in the language of the header.
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const { i18n } = useTranslation('shell')
  const queries = useQueryClient()
  return useCallback(
    async (code) => {
      localStore.setItem(STORED_LANGUAGE, code)
      await i18n.changeLanguage(languageOf(code).bcp47)
      await queries.invalidateQueries()
    },
    [i18n, queries],
  )
}
