import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageOf } from '../../i18n/languages.ts'
import { LANGUAGE_KEY } from '../../i18n/resolveLanguage.ts'
import { useApp } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import { memberLanguageCall } from './api.ts'
import { tellsServer } from './model/tellsServer.ts'

/**
 * Changes the page's language without a reload and remembers it. The app then repeats its requests, because the
 * back office answers in the language of the request header.
 */
export function useChangeLanguage(): (code: LanguageCode) => Promise<void> {
  const { i18n } = useTranslation('shell')
  const { client, session } = useApp()
  return useCallback(
    async (code) => {
      localStore.setItem(LANGUAGE_KEY, code)
      await i18n.changeLanguage(languageOf(code).bcp47)
      const member = session.current()
      if (member && tellsServer(member)) {
        // The page has already changed, so a failure of this request is not shown to the player.
        const body = { language: code, merchantCode: member.merchantCode }
        client.send(memberLanguageCall, { body, alert: false }).catch(() => undefined)
      }
    },
    [i18n, client, session],
  )
}
