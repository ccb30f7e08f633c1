import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlanned } from '../../../registry/PlanContext.ts'
import type { SessionInfo } from '../../../session/codec.ts'
import { useSessionStore } from '../../../session/useSession.ts'
import { pageLater } from '../../../ui/later.ts'
import { toasts } from '../../../ui/toasts.ts'
import { localStore } from '../../shared/localStore.ts'
import { forgetLogin } from '../../shared/rememberedLogin.ts'
import { hasVendorScript } from '../../shared/vendorRealm.ts'
import { forgetFirebaseArguments } from '../thirdPartySignIn/public.ts'
import { createCompletion, type SignedInBy, SUCCESS_MESSAGE_MS, sessionOf } from './model/completion.ts'
import { useContinueTo } from './useContinueTo.ts'

export type { SignedInBy }

/**
 * @returns false if the answer has no token, so nobody is logged in. After a registration the player gets a message and goes
 *   to the login. In all other cases nothing happens, and the caller shows the error.
 */
export type CompleteSignIn = (answer: unknown, by: SignedInBy) => boolean

/**
 * Completes a login, registration, second factor or third-party sign-in that answered with a token: stores the session, marks
 * it if the password must be changed, shows the success message and continues to the next page (docs/conformance.md § 1.4;
 * § 2.4). It also completes after the component has unmounted.
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
  // The completion runs later than this render; the language and the address may have changed by then.
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
  // A layout effect runs before the next screen paints, so that screen does not show the guest view first.
  useLayoutEffect(() => completion.leave, [completion])
  useEffect(() => {
    window.addEventListener('pagehide', completion.commit)
    return () => window.removeEventListener('pagehide', completion.commit)
  }, [completion])

  return useCallback(
    (answer, by) => {
      const won = sessionOf(answer, by, session.merchant, latestRef.current.site)
      if (!won && by.mode !== 'register') return false
      // After a registration or a third-party sign-in the remembered login belongs to another account.
      if (by.mode !== 'login') forgetLogin(localStore)
      if (won) forgetFirebaseArguments()
      completion.start(won, by)
      return won !== null
    },
    [completion, session],
  )
}
