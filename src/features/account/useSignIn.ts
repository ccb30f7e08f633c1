import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { useStore } from 'zustand'
import { usePlanned } from '../../registry/PlanContext.ts'
import type { SessionInfo } from '../../session/codec.ts'
import { useSessionStore } from '../../session/useSession.ts'
import type { Later } from '../../ui/toastStore.ts'
import { toasts } from '../../ui/toasts.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { siteBase } from '../links.ts'
import { useLanguage } from '../useLanguage.ts'
import { afterSignIn, redirectOf, wantedPath } from './model/afterSignIn.ts'
import type { Credentials } from './model/credentials.ts'
import { failureOf } from './model/failure.ts'
import { type SignInState, SUCCESS_MESSAGE_MS } from './model/signIn.ts'
import { createSignInFlow, type SignInFlow, type SignInMode } from './model/signInFlow.ts'
import { HOME_PATH, LOGIN_PATH } from './paths.ts'

const later: Later = (run, ms) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

/** The flow of the sign-in screen that is showing; it ends with the screen. `send` is the one of its first render. */
export function useSignIn(
  mode: SignInMode,
  send: (credentials: Credentials, signal: AbortSignal) => Promise<unknown>,
): { readonly state: SignInState; readonly flow: SignInFlow } {
  const session = useSessionStore()
  const { t } = useTranslation('account')
  const { t: tShell } = useTranslation('shell')
  const { search, state } = useLocation()
  const { site } = usePlanned().facts
  const language = useLanguage()
  const navigate = useNavigate()

  const succeeded = (won: SessionInfo | null) => {
    const name = won?.userName
    const greeting = name ? t('login_success', { name }) : t('welcome_back')
    const text = mode === 'login' ? greeting : t('register_success')
    toasts.show({ text, tone: 'positive', duration: SUCCESS_MESSAGE_MS })
  }
  const goOn = (won: SessionInfo | null) => {
    const go = (path: string) => void navigate(withTracked(path, search), { replace: true })
    if (!won) return go(LOGIN_PATH)
    const base = siteBase()
    const next = afterSignIn({
      redirectUrl: redirectOf(new URLSearchParams(search)),
      wanted: wantedPath(state, base),
      home: HOME_PATH,
      base,
      scope: { origin: window.location.origin, domains: [], trustedHosts: site.trustedHosts },
      token: won.token,
      language,
      headerColor: getComputedStyle(document.documentElement).getPropertyValue('--bg').trim(),
      title: document.title,
    })
    if (next.kind === 'outside') return window.location.assign(next.href)
    if (next.kind === 'refused') toasts.show({ text: tShell('link_leads_elsewhere'), tone: 'warning' })
    go(next.to)
  }
  // The flow outlives a render; the language and the address may have changed by the time it speaks.
  const edge = useRef({ succeeded, goOn })
  useEffect(() => {
    edge.current = { succeeded, goOn }
  })

  const [flow] = useState(() =>
    createSignInFlow({
      mode,
      session,
      later,
      send,
      failureOf: (error) => failureOf(error, window.location.protocol === 'https:'),
      succeeded: (won) => edge.current.succeeded(won),
      goOn: (won) => edge.current.goOn(won),
    }),
  )
  // Before the next screen paints: it must not show a guest's view first.
  useLayoutEffect(() => flow.leave, [flow])
  useEffect(() => {
    window.addEventListener('pagehide', flow.commit)
    return () => window.removeEventListener('pagehide', flow.commit)
  }, [flow])

  return { state: useStore(flow), flow }
}
