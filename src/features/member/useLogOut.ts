import { useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { getClient } from '../../api/current.ts'
import { usePlanned } from '../../registry/PlanContext.ts'
import { useSessionStore } from '../../session/useSession.ts'
import { toasts } from '../../ui/toasts.ts'
import { keepTrackedParameters } from '../../ui/url/guard.ts'
import { logoutCall } from './api.ts'

const HOME = '/m/home'

/**
 * Logs out: the back office is told, but not waited for, so that it also works offline. The session ends as the screen
 * is left, since its gate closes to guests and would send them to the login instead of home.
 */
export function useLogOut(): { readonly logOut: () => void; readonly loggingOut: boolean } {
  const session = useSessionStore()
  const { plan } = usePlanned()
  const { t } = useTranslation('account')
  const { search } = useLocation()
  const navigate = useNavigate()
  const [loggingOut, setLoggingOut] = useState(false)
  const leaving = useRef(false)

  useLayoutEffect(
    () => () => {
      if (leaving.current) session.end('player')
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
    const path = plan.screens.find(({ screen }) => screen.id === 'home')?.screen.paths[0] ?? HOME
    const { pathname, search: query } = keepTrackedParameters(
      new URLSearchParams(search),
      new URL(path, 'http://app.invalid'),
    )
    void navigate(pathname + query, { replace: true })
  }
  return { logOut, loggingOut }
}
