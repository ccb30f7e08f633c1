import { createStore } from 'zustand/vanilla'
import { ApiError } from '../../../api/error.ts'
import type { AppContext } from '../../../registry/AppContext.ts'
import { LEAVING_MS } from '../../../ui/modal/useModal.ts'
import { pageLater } from '../../../ui/toastStore.ts'
import { isHttps } from '../../shared/formErrorMessage.ts'
import { failureOf } from '../smsCode/public.ts'
import { verifyCall } from './api.ts'
import { createFactorFlow, type FactorFlow } from './model/flow.ts'
import { placed } from './model/modal.ts'
import type { Question } from './public.ts'

/** The id of the overlay, as `feature.ts` declares it. */
export const OVERLAY = 'secondFactor'

/** The question that stands open; what was typed lives here, so that a notice in between costs nothing. */
export const factorStore = createStore<{ readonly flow: FactorFlow | undefined }>(() => ({ flow: undefined }))

/** Puts the question; see `askSecondFactor`. */
export function openFactor(
  { client, overlays }: Pick<AppContext, 'client' | 'overlays'>,
  { flags, credentials, signal }: Question,
): Promise<unknown> {
  factorStore.getState().flow?.cancel()
  return new Promise((resolve) => {
    overlays.request(OVERLAY)
    const flow = createFactorFlow({
      flags,
      credentials,
      send: (body, stop) => client.send(verifyCall, { body, signal: stop, alert: false }),
      failureOf: (error, method) => {
        const aboutTyped = !(error instanceof ApiError) || error.kind === 'business'
        return placed(failureOf(error, isHttps()), aboutTyped, method)
      },
      afterLeaving: (run) => void pageLater(run, LEAVING_MS),
      answered: resolve,
      unmounted: () => {
        if (factorStore.getState().flow !== flow) return
        factorStore.setState({ flow: undefined })
        overlays.withdraw(OVERLAY)
      },
    })
    factorStore.setState({ flow })
    signal?.addEventListener('abort', flow.cancel, { once: true })
  })
}
