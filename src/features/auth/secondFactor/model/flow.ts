import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SecondFactorRequest } from '../../../../generated/types.ts'
import type { SecondFactorFlags } from './flags.ts'
import {
  type Credentials,
  type Field,
  factorRequest,
  isByToken,
  type Method,
  missingFields,
  type Proof,
  trimmed,
} from './methods.ts'
import { type Failure, type ModalEvent, type ModalState, modalReducer, opened } from './modal.ts'

export interface FactorEnv {
  readonly flags: SecondFactorFlags
  readonly credentials: Credentials
  /** The call; resolves to what the back office answers. */
  readonly send: (body: SecondFactorRequest, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown, method: Method) => Failure
  /** Runs something when the modal's way out is over. */
  readonly afterLeaving: (run: () => void) => void
  /** Once: what the back office answered, or null when the player cancelled. */
  readonly answered: (answer: unknown) => void
  /** Once: the modal is gone. */
  readonly unmounted: () => void
}

export interface FactorFlow extends Pick<StoreApi<ModalState>, 'getState' | 'getInitialState' | 'subscribe'> {
  readonly choose: (method: Method) => void
  readonly type: (field: Field, value: string) => void
  /** A field is wanted before anything can be sent: it is marked. */
  readonly want: (field: Field) => void
  /**
   * Submits the tab that is open, unless a field is empty or a submission is under way. Never rejects.
   *
   * @param prove turns an SMS code into what proves it
   */
  readonly confirm: (prove: (code: string) => Promise<Proof>) => Promise<void>
  /** A login by token: a code must then come from the platform itself. */
  readonly isByToken: boolean
  /** Back to the login, with nothing half done: a late answer is nobody's. */
  readonly cancel: () => void
}

/** One question's course, from the open modal until it is gone. The password is forgotten as soon as it is closing. */
export function createFactorFlow(env: FactorEnv): FactorFlow {
  const store = createStore<ModalState>(() => opened(env.flags))
  const stop = new AbortController()
  let credentials: Credentials | undefined = env.credentials

  const tell = (event: ModalEvent) => store.setState(modalReducer(store.getState(), event), true)

  function close(answer: unknown): void {
    credentials = undefined
    env.answered(answer)
    env.afterLeaving(() => {
      tell({ type: 'left' })
      env.unmounted()
    })
  }

  async function submit(method: Method, prove: (code: string) => Promise<Proof>): Promise<void> {
    tell({ type: 'submitted' })
    const state = store.getState()
    if (state.status !== 'open' || !credentials) return
    const { typed, attempt } = state.view
    try {
      const proof = method === 'sms' ? await prove(trimmed(typed).verificationCode) : {}
      if (!credentials) return
      const answer = await env.send(factorRequest(method, credentials, typed, proof), stop.signal)
      if (store.getState().status !== 'open') return
      tell({ type: 'verified', attempt })
      close(answer)
    } catch (error) {
      tell({ type: 'failed', attempt, failure: env.failureOf(error, method) })
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    isByToken: isByToken(env.credentials),
    choose: (method) => tell({ type: 'methodChosen', method }),
    type: (field, value) => tell({ type: 'typed', field, value }),
    want: (field) => tell({ type: 'refused', missing: [field] }),
    async confirm(prove) {
      const state = store.getState()
      if (state.status !== 'open' || state.view.work === 'processing') return
      const { method, typed } = state.view
      if (!method) return
      const missing = missingFields(method, typed)
      if (missing.length > 0) tell({ type: 'refused', missing })
      else await submit(method, prove)
    },
    cancel() {
      if (store.getState().status !== 'open') return
      tell({ type: 'cancelled' })
      stop.abort()
      close(null)
    },
  }
}
