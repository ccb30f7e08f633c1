import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../../registry/AppContext.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { pageLater } from '../../ui/later.ts'
import { loading } from '../../ui/loading.ts'
import { useNavigate } from '../../ui/navigation.ts'
import { toasts } from '../../ui/toasts.ts'
import { guardUrl, withTracked } from '../../ui/url/guard.ts'
import { siteBase } from '../shared/links.ts'
import { LOGIN_PATH } from '../shared/paths.ts'
import { useLanguage } from '../shared/useLanguage.ts'
import { launchChatCall } from './api.ts'
import { type ChatUser, chatUserOf } from './chatUser.ts'
import { chatAnswer, chatLanguage } from './model/launch.ts'
import { HIGHLIGHT_MS } from './model/schedule.ts'
import { openWindow } from './openWindow.ts'

export interface Chat {
  /** The tap on the chat button: goes to the login, is refused, or opens the chat in its own window. */
  readonly press: () => void
  /** The chat has just been opened. */
  readonly isOpened: boolean
}

/** The live chat for a member of this type; undefined for guests. */
export function useChat(type: number | undefined): Chat {
  const { t } = useTranslation('shell')
  const { facts } = usePlanned()
  const { client, session } = useApp()
  const language = useLanguage()
  const navigate = useNavigate()
  const busy = useRef(false)
  const [opened, setOpened] = useState(0)
  useEffect(() => (opened > 0 ? pageLater(() => setOpened(0), HIGHLIGHT_MS) : undefined), [opened])

  async function launch(user: ChatUser) {
    const chatWindow = openWindow(window)
    const done = loading.begin()
    const settled = user.owns(chatWindow.close)
    setOpened((count) => count + 1)
    try {
      const { chatUrl } = await client.send(launchChatCall, {
        query: {
          b2c: '1',
          title: facts.site.merchant.name,
          backUrl: window.location.origin + window.location.pathname,
          language: chatLanguage(language),
          headerColor: getComputedStyle(document.documentElement).getPropertyValue('--brand').trim(),
        },
      })
      // The member has logged out meanwhile, and the window is closed.
      if (!user.isHere()) return
      const url = guardUrl(chatUrl, { base: siteBase(), allow: 'link' })
      if (url && chatWindow.opened) return chatWindow.goUnseen(url.href)
      chatWindow.close()
      if (url) offer(user, url.href)
      else toasts.show({ text: t('unknown_error'), tone: 'negative', role: 'alert' })
    } catch {
      // The client has already shown the error, as for any failed call.
      chatWindow.close()
    } finally {
      settled()
      done()
    }
  }

  /** If the browser blocked the window, a second tap opens it. */
  function offer(user: ChatUser, href: string) {
    const press = () => void window.open(href, '_blank', 'noopener,noreferrer')
    const toast = toasts.show({ text: t('chat_ready'), duration: 0, action: { label: t('open'), press } })
    user.owns(() => toasts.dismiss(toast))
  }

  function press() {
    const user = chatUserOf(session)
    if (!user) return navigate(withTracked(LOGIN_PATH, window.location.search))
    switch (chatAnswer(type)) {
      case 'login':
        // A member of type -1 is not authenticated: with this session the login screen would redirect to home without a
        // message.
        session.end('player')
        return navigate(withTracked(LOGIN_PATH, window.location.search))
      case 'refused':
        return void toasts.show({ text: t('no_permissions'), tone: 'warning' })
      case 'launch':
        if (busy.current) return
        busy.current = true
        void launch(user).finally(() => {
          busy.current = false
        })
    }
  }
  return { press, isOpened: opened > 0 }
}
