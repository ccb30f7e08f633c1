import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../../registry/PlanContext.ts'
import type { SessionInfo } from '../../../session/codec.ts'
import { useSessionStore } from '../../../session/useSession.ts'
import { pageLater } from '../../../ui/toastStore.ts'
import { toasts } from '../../../ui/toasts.ts'
import { localStore } from '../../shared/localStore.ts'
import { forgetLogin } from '../../shared/rememberedLogin.ts'
import { hasVendorScript } from '../../shared/vendorRealm.ts'
import { forgetFirebaseArguments } from '../thirdPartySignIn/public.ts'
import { createCompletion, type SignedInBy, SUCCESS_MESSAGE_MS, sessionOf } from './model/completion.ts'
import { useContinueTo } from './useContinueTo.ts'

export type { SignedInBy }

/**
 * @returns false where the answer carries no token, so that nobody is logged in: after a registration that is said and the
 *   player goes on to the login; after anything else nothing happens, and the caller says so
 */
export type CompleteSignIn = (answer: unknown, by: SignedInBy) => boolean

/**
 * Everything after a login, a registration, a second factor or a third party answered with a token: the session, its mark
 * where the password must be changed, the message of success, and the way on (docs/conformance.md § 1.4; § 2.4). It goes
 * on also when the component has gone.
 */
export function useCompleteSignIn(): CompleteSignIn {
  const session = useSessionStore()
  const { site } = usePlanned().facts
  const { t } = useTranslation('account')
  const { prepared, go } = useContinueTo()

  const succeeded = (won: SessionInfo | null, { mode }: SignedInBy) => {
    const name = won?.userName
    const greeting = name ? t('login_success', { name }) : t('welcome_back')
    const text = mode === 'register' ? t('register_success') : greeting
    toasts.show({ text, tone: 'positive', duration: SUCCESS_MESSAGE_MS })
  }
  // The completion outlives a render; the language and the address may have changed by the time it speaks.
  const latestRef = useRef({ succeeded, prepared, go, site })
  useEffect(() => {
    latestRef.current = { succeeded, prepared, go, site }
  })
  const [completion] = useState(() =>
    createCompletion({
      session,
      later: pageLater,
      succeeded: (won, by) => latestRef.current.succeeded(won, by),
      prepared: () => latestRef.current.prepared(),
      continueTo: (won) => latestRef.current.go(won),
      stayed: () => hasVendorScript() && window.location.reload(),
      place: () => window.location.href,
    }),
  )
  // Before the next screen paints: it must not show a guest's view first.
  useLayoutEffect(() => completion.leave, [completion])
  useEffect(() => {
    window.addEventListener('pagehide', completion.commit)
    return () => window.removeEventListener('pagehide', completion.commit)
  }, [completion])

  return useCallback(
    (answer, by) => {
      const won = sessionOf(answer, by, session.merchant, latestRef.current.site)
      if (!won && by.mode !== 'register') return false
      // Whoever is remembered here is somebody else by now.
      if (by.mode !== 'login') forgetLogin(localStore)
      if (won) forgetFirebaseArguments()
      completion.start(won, by)
      return won !== null
    },
    [completion, session],
  )
}
