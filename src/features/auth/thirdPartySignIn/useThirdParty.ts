import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { ApiError } from '../../../api/error.ts'
import { findBridge, NativeFailure } from '../../../device/bridge.ts'
import { useApp } from '../../../registry/AppContext.ts'
import { usePlanned } from '../../../registry/PlanContext.ts'
import { useNavigate } from '../../../ui/navigation.ts'
import { toasts } from '../../../ui/toasts.ts'
import { withTracked } from '../../../ui/url/guard.ts'
import { askLoginChoice } from '../../loginChoose/public.ts'
import { LOGIN_PATH } from '../../shared/paths.ts'
import { failureOf, readRequestContext, useCompleteSignIn } from '../account/public.ts'
import type { AuthState } from '../flow/model/machine.ts'
import type { Identified, ProviderSteps } from '../flow/model/provider.ts'
import { useProviderFlow } from '../flow/useAuthFlow.ts'
import { tokenLoginCall } from './api.ts'
import { firebaseArgumentsStore } from './model/arguments.ts'
import type { FirebaseChannel, ProviderChannel } from './model/channel.ts'
import { providerFailure, type SignInFailure } from './model/failure.ts'
import { tokenLoginRequest } from './model/requests.ts'
import { COMING_SOON_MS, channelsOf, wayOf } from './model/ways.ts'
import type { PhoneSheetProps } from './PhoneSheet.tsx'
import { useFirebase } from './useFirebase.ts'
import { useProviderName } from './useProviderName.ts'

const UNBOUND = 'bind_customer_required'

const unboundMessage = (error: unknown): string | undefined =>
  error instanceof ApiError && error.code === UNBOUND ? (error.serverMessage ?? '') : undefined

function callFailure(error: unknown): SignInFailure {
  const {
    message,
    messageKey = 'unknown_error',
    reference,
  } = failureOf(error, window.location.protocol === 'https:')
  return { ...(message ? { message } : { messageKey, shell: true }), ...(reference && { reference }) }
}

const sayOf = (error: unknown): SignInFailure | undefined =>
  error instanceof NativeFailure ? { message: error.message } : providerFailure(error)

interface ThirdParty {
  readonly channels: readonly FirebaseChannel[]
  readonly state: AuthState
  readonly pick: (channel: FirebaseChannel) => void
  readonly cancel: () => void
  /** The player closed the failure message. */
  readonly dismiss: () => void
  /** The sheet for sign-in by SMS code, while it is open. */
  readonly phone: PhoneSheetProps | undefined
}

/** Third-party sign-in on a sign-in screen (docs/conformance.md § 2.4). It ends when the screen unmounts. */
export function useThirdParty(): ThirdParty {
  const app = useApp()
  const { site, device } = usePlanned().facts
  const { t } = useTranslation('shell')
  const nameOf = useProviderName()
  const complete = useCompleteSignIn()
  const navigate = useNavigate()
  const [isPhoneOpen, setPhoneOpen] = useState(false)

  const steps = (identifyBy: ProviderSteps['identify']): ProviderSteps => ({
    identify: identifyBy,
    async login(identity, signal) {
      const body = tokenLoginRequest(identity, readRequestContext(window, device))
      return app.client.send(tokenLoginCall, { body, signal, alert: false })
    },
    async register(identity, signal) {
      const { autoRegister } = await import('../registration/public.ts')
      return autoRegister(app, identity, signal)
    },
    unboundMessage,
    native: () => device.webview,
    callFailure,
    providerFailure: sayOf,
    ask: ({ message, channel }, choose) =>
      askLoginChoice(app, { message, provider: nameOf(channel), choose }),
    keep: (kept) => firebaseArgumentsStore.setState({ kept }),
    toLogin: () => navigate(withTracked(LOGIN_PATH, window.location.search)),
    complete: (answer) => complete(answer, { mode: 'thirdParty' }),
  })
  const flow = useProviderFlow()
  useEffect(() => flow.cancel, [flow])
  const state = useStore(flow)
  const firebase = useFirebase(site, device, {
    identify: (channel, take) => void flow.pick(channel, steps(take)),
    isIdle: () => flow.getState().status === 'idle',
  })

  const identify = (channel: ProviderChannel, signal: AbortSignal): Promise<Identified> => {
    const bridge = findBridge(window)
    const way = wayOf(channel, device, bridge !== undefined)
    if (way === 'native' && bridge) return bridge.signIn(channel, signal)
    return way === 'popup' ? firebase.popUp(channel) : firebase.leave(channel)
  }
  const pick = (channel: FirebaseChannel) => {
    firebase.withdrawOneTap()
    if (channel === 'phone') return setPhoneOpen(true)
    if (wayOf(channel, device, findBridge(window) !== undefined) === 'comingSoon') {
      toasts.show({ text: t('coming_soon'), duration: COMING_SOON_MS })
      return
    }
    void flow.pick(
      channel,
      steps((signal) => identify(channel, signal)),
    )
  }

  return {
    channels: channelsOf(site),
    state,
    pick,
    cancel: flow.cancel,
    dismiss: flow.dismiss,
    phone: isPhoneOpen
      ? {
          site,
          onClose: () => setPhoneOpen(false),
          onProved: (idToken) => {
            setPhoneOpen(false)
            void flow.pick(
              'phone',
              steps(() => Promise.resolve(idToken)),
            )
          },
        }
      : undefined,
  }
}
