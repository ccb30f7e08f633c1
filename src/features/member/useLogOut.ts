import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { getClient } from '../../api/current.ts'
import { useSessionStore } from '../../session/useSession.ts'
import { toasts } from '../../ui/toasts.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { logoutCall } from './api.ts'
import { HOME_PATH } from './paths.ts'

/**
 * Logs out: the back office is told, but not waited for, so that it also works offline. The session ends as the screen
 * is left, since its gate closes to guests and would send them to the login instead of home; and only once home's
 * first calls are on their way, since without a token the back office would ask the player to log in.
 */
export function useLogOut(): { readonly logOut: () => void; readonly loggingOut: boolean } {
  const session = useSessionStore()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [loggingOut, setLoggingOut] = useState(false)
  const leaving = useRef(false)

  useEffect(
    () => () => {
      if (leaving.current) queueMicrotask(() => session.end('player'))
    },
    [session],
  )

  const logOut = () => {
    if (leaving.current) return
    leaving.current = true
    setLoggingOut(true)
    // The token goes along now: it is read when the call is sent.
    getClient()
      .send(logoutCall, { body: {}, alert: false })
      .catch(() => undefined)
    toasts.show({ text: t('logged_out'), tone: 'positive' })
    void navigate(withTracked(HOME_PATH, search), { replace: true })
  }
  return { logOut, loggingOut }
}
