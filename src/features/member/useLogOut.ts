import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useApp } from '../../registry/AppContext.ts'
import { useNavigate } from '../../ui/navigation.ts'
import { toasts } from '../../ui/toasts.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { localStore } from '../shared/localStore.ts'
import { HOME_PATH } from '../shared/paths.ts'
import { forgetLogin } from '../shared/rememberedLogin.ts'
import { leaveSession } from './leaving.ts'

/**
 * Logs out without waiting for the back office's answer, so that it also works offline. Navigates home first: once the
 * session ends, the gate of the member's screen would redirect the guest to the login.
 */
export function useLogOut(): {
  readonly logOut: () => void
  /** Logs out, and says this instead. */
  readonly leave: (text: string, duration?: number) => void
  readonly loggingOut: boolean
} {
  const app = useApp()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [loggingOut, setLoggingOut] = useState(false)
  const leave = (text: string, duration?: number) => {
    const { token } = app.session.current() ?? {}
    if (token === undefined) return
    setLoggingOut(true)
    // The client may still be loading and the session over by then, so the token is passed explicitly.
    leaveSession(app, token)
    toasts.show({ text, tone: 'positive', ...(duration !== undefined && { duration }) })
    navigate(withTracked(HOME_PATH, search), { replace: true })
    forgetLogin(localStore)
    app.session.end('player')
  }
  return { logOut: () => leave(t('logged_out')), leave, loggingOut }
}
