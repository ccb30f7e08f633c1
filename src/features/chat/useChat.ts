import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { loading } from '../../ui/loading.ts'
import { toasts } from '../../ui/toasts.ts'
import { guardUrl, withTracked } from '../../ui/url/guard.ts'
import { LOGIN_PATH } from '../launchGame/public.ts'
import { siteBase } from '../links.ts'
import { useLanguage } from '../useLanguage.ts'
import { launchChatCall } from './api.ts'
import { chatAnswer, chatLanguage } from './model/launch.ts'
import { openWindow } from './openWindow.ts'

/** What a tap on the chat button does: log in, be refused, or chat in a window of its own. */
export function useChat(): () => void {
  const { t } = useTranslation('shell')
  const { facts } = usePlanned()
  const language = useLanguage()
  const navigate = useNavigate()
  const busy = useRef(false)

  async function launch() {
    const chatWindow = openWindow(window)
    const done = loading.begin()
    try {
      const { chatUrl } = await getClient().send(launchChatCall, {
        query: {
          b2c: '1',
          title: facts.site.merchant.name,
          backUrl: window.location.origin + window.location.pathname,
          language: chatLanguage(language),
          headerColor: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
        },
      })
      const url = guardUrl(chatUrl, { base: siteBase(), allow: 'link' })
      if (url && chatWindow.opened) return chatWindow.go(url.href)
      chatWindow.close()
      if (url) offer(url.href)
      else toasts.show({ text: t('unknown_error'), tone: 'negative', role: 'alert' })
    } catch {
      // The player has been told, as of any call that failed.
      chatWindow.close()
    } finally {
      done()
    }
  }

  /** Where the browser blocked the window, a second tap opens it. */
  function offer(href: string) {
    const press = () => void window.open(href, '_blank', 'noopener,noreferrer')
    toasts.show({ text: t('chat_ready'), duration: 0, action: { label: t('open'), press } })
  }

  return () => {
    switch (chatAnswer(facts.member?.type)) {
      case 'login':
        return void navigate(withTracked(LOGIN_PATH, window.location.search))
      case 'refused':
        return void toasts.show({ text: t('no_permissions'), tone: 'warning' })
      case 'launch':
        if (busy.current) return
        busy.current = true
        void launch().finally(() => {
          busy.current = false
        })
    }
  }
}
