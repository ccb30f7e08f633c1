import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useApp } from '../../registry/AppContext.ts'
import { toasts } from '../../ui/toasts.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { localStore } from '../shared/localStore.ts'
import { HOME_PATH } from '../shared/paths.ts'
import { forgetLogin } from '../shared/rememberedLogin.ts'
import { leaveSession } from './leaving.ts'

/**
 * Logs out: the back office is told, but not waited for, so that it also works offline. The way home comes first: the
 * gate of the member's screen closes with the session, and would send the guest to the login.
 */
export function useLogOut(): { readonly logOut: () => void; readonly loggingOut: boolean } {
  const app = useApp()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [loggingOut, setLoggingOut] = useState(false)
  const logOut = () => {
    const { token } = app.session.current() ?? {}
    if (token === undefined) return
    setLoggingOut(true)
    // The client may only be on its way, and the session over when it comes: its token goes along.
    leaveSession(app, token)
    toasts.show({ text: t('logged_out'), tone: 'positive' })
    void navigate(withTracked(HOME_PATH, search), { replace: true })
    forgetLogin(localStore)
    app.session.end('player')
  }
  return { logOut, loggingOut }
}
