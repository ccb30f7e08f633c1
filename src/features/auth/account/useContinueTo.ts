import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import type { SessionInfo } from '../../../session/codec.ts'
import { useNavigate } from '../../../ui/navigation.ts'
import { toasts } from '../../../ui/toasts.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { knownDomains } from '../../domainNotice/public.ts'
import { siteBase } from '../../shared/links.ts'
import { CHANGE_PASSWORD_PATH, HOME_PATH, LOGIN_PATH } from '../../shared/paths.ts'
import { useLanguage } from '../../shared/useLanguage.ts'
import { hasVendorScript } from '../../shared/vendorRealm.ts'
import { redirectOf } from '../signInPage/public.ts'
import { isSessionStored, leaveFor, takeWanted } from './leave.ts'
import { afterSignIn, wantedPath } from './model/afterSignIn.ts'

export interface ContinueTo {
  /** Resolves once the domains that may receive a token are known; undefined: no need to wait. */
  readonly prepared: () => Promise<unknown> | undefined
  /** Opens the page that follows the sign-in; without a session, the login. */
  readonly go: (session: SessionInfo | null) => void
}

/**
 * Continues after a sign-in: to the `redirectUrl`, to the path that a gate sent the player away from, or to home. A due
 * password change comes first.
 */
export function useContinueTo(): ContinueTo {
  const app = useApp()
  const { t } = useTranslation('shell')
  const { search, state } = useLocation()
  const { site } = usePlanned().facts
  const language = useLanguage()
  const navigate = useNavigate()
  const redirectUrl = redirectOf(new URLSearchParams(search))
  const asked = useRef<Promise<unknown>>(undefined)
  const domains = useRef<readonly string[]>([])

  const hasRedirect = redirectUrl !== undefined
  useEffect(() => {
    if (!hasRedirect) return
    asked.current = knownDomains(app).then((known) => {
      domains.current = known
    })
  }, [app, hasRedirect])

  const go = (session: SessionInfo | null) => {
    const inside = (path: string) => navigate(withTracked(path, search), { replace: true })
    if (!session) return inside(LOGIN_PATH)
    // If this document has vendor scripts, a full navigation leaves them behind: the next document has the token and none of them.
    // If nothing can be stored, the session would be lost as well: then the app navigates within this document.
    const leaves = hasVendorScript() && isSessionStored()
    const base = siteBase()
    const wanted = wantedPath(state, base) ?? wantedPath({ wanted: takeWanted() }, base)
    // The query and the wanted path are passed on: after the password change the player continues through this hook again.
    if (session.updatePassword) {
      const to = { pathname: CHANGE_PASSWORD_PATH, search }
      return leaves ? leaveFor(to, { wanted }) : navigate(to, { replace: true, state })
    }
    const next = afterSignIn({
      redirectUrl,
      wanted,
      home: HOME_PATH,
      base,
      scope: {
        origin: window.location.origin,
        domains: domains.current,
        trustedHosts: site.trustedHosts,
      },
      token: session.token,
      language,
      headerColor: getComputedStyle(document.documentElement).getPropertyValue('--bg').trim(),
      title: document.title,
    })
    if (next.kind === 'outside') return window.location.assign(next.href)
    const refused = { text: t('link_leads_elsewhere'), tone: 'warning' } as const
    const say = next.kind === 'refused' ? refused : undefined
    if (leaves) return leaveFor(withTracked(next.to, search), { say })
    if (say) toasts.show(say)
    inside(next.to)
  }
  return { prepared: () => asked.current, go }
}
