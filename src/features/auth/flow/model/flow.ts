import type { SessionStore } from '../../../../session/store.ts'
import type { FirebaseChannel } from '../../thirdPartySignIn/model/channel.ts'
import { createCore, type FlowStore } from './core.ts'
import { createSubmit, type FormEnv } from './form.ts'
import { createPick, type ProviderSteps } from './provider.ts'

export interface AuthEnv<Entry> extends FormEnv<Entry> {
  readonly session: Pick<SessionStore, 'nextAttempt' | 'dispatch' | 'getState'>
}

/** The part of a sign-in screen's flow that the third-party buttons use. */
export interface ProviderFlow extends FlowStore {
  /** Starts a sign-in with a channel and contacts its provider at once. Never rejects. */
  readonly pick: (channel: FirebaseChannel, steps: ProviderSteps) => Promise<void>
  /** The player cancelled, or the buttons unmounted. A late answer is discarded. */
  readonly cancel: () => void
  /** The player closed the failure message. */
  readonly dismiss: () => void
}

export interface AuthFlow<Entry> extends ProviderFlow {
  /** Submits the form, unless a submission is in progress. Right after a failure it waits for the guard. Never rejects. */
  readonly submit: (entry: Entry) => Promise<void>
  /** The screen has unmounted: gives up the current sign-in. */
  readonly leave: () => void
}

/** The flow of one sign-in screen: its form, the third-party buttons, and the second factor of both. */
export function createAuthFlow<Entry>(env: AuthEnv<Entry>): AuthFlow<Entry> {
  const core = createCore(env.session)
  const { submit, forget } = createSubmit(core, env)
  const pick = createPick(core, env)
  const { getState, getInitialState, subscribe } = core.store
  return {
    getState,
    getInitialState,
    subscribe,
    submit,
    pick(channel, steps) {
      forget()
      return pick(channel, steps)
    },
    cancel: () => core.stop('provider'),
    dismiss() {
      const state = getState()
      if (state.status === 'failure') core.tell({ type: 'read', attempt: state.attempt })
    },
    leave() {
      forget()
      core.stop()
      core.tell({ type: 'abandoned' })
    },
  }
}
