import type { SessionStore } from '../../../../session/store.ts'
import type { FirebaseChannel } from '../../thirdPartySignIn/model/channel.ts'
import { createCore, type FlowStore } from './core.ts'
import { createSubmit, type FormEnv } from './form.ts'
import { createPick, type ProviderSteps } from './provider.ts'

export interface AuthEnv<Entry> extends FormEnv<Entry> {
  readonly session: Pick<SessionStore, 'nextAttempt' | 'dispatch' | 'getState'>
}

/** What third parties' buttons use of a sign-in screen's flow. */
export interface ProviderFlow extends FlowStore {
  /** Begins with a channel; its provider is asked at once. Never rejects. */
  readonly pick: (channel: FirebaseChannel, steps: ProviderSteps) => Promise<void>
  /** The player's own Cancel, or the end of the buttons: a late answer is discarded. */
  readonly cancel: () => void
  /** The message of a failure has been read. */
  readonly dismiss: () => void
}

export interface AuthFlow<Entry> extends ProviderFlow {
  /** Sends, unless a submission is under way; right after a failure it waits for the guard. Never rejects. */
  readonly submit: (entry: Entry) => Promise<void>
  /** The screen is gone: gives up what is under way. */
  readonly leave: () => void
}

/** One flow for a sign-in screen: its form, the third parties below it, and the second factor of either. */
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
