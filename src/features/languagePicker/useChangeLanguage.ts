import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { type LanguageCode, languageOf } from '../../i18n/languages.ts'
import { LANGUAGE_KEY } from '../../i18n/resolveLanguage.ts'
import { useApp } from '../../registry/AppContext.ts'
import { localStore } from '../shared/localStore.ts'
import { memberLanguageCall } from './api.ts'
import { tellsServer } from './model/tellsServer.ts'

/**
 * Changes the page's language in place, for good. What the back office answers is asked for again by the app, since its
 * answers are in the language of the header.
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
        // The page has changed already: whether the back office heard of it is nothing to bother the player with.
        const body = { language: code, merchantCode: member.merchantCode }
        client.send(memberLanguageCall, { body, alert: false }).catch(() => undefined)
      }
    },
    [i18n, client, session],
  )
}
