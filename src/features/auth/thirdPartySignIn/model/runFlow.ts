import { createStore, type StoreApi } from 'zustand/vanilla'
import type { SecondFactorFlags } from '../../secondFactor/public.ts'
import type { FirebaseArguments, FirebaseChannel } from './channel.ts'
import type { SignInFailure } from './failure.ts'
import { attemptOf, IDLE, type ThirdPartyEvent, type ThirdPartyState, thirdPartyReducer } from './flow.ts'

/** How a provider was left: with an ID token, or with nothing, of which nothing needs to be said. */
export type Identified = string | undefined

export interface ThirdPartyEnv {
  /** Login by token; resolves to what the back office answers. */
  readonly login: (identity: FirebaseArguments, signal: AbortSignal) => Promise<unknown>
  /** Which second factors a failed login allows; undefined where it failed for another reason. */
  readonly factorFlags: (error: unknown) => SecondFactorFlags | undefined
  /** Asks for a second factor; resolves to the answer, or to null where the player does not want to. */
  readonly confirm: (
    flags: SecondFactorFlags,
    identity: FirebaseArguments,
    signal: AbortSignal,
  ) => Promise<unknown>
  readonly register: (identity: FirebaseArguments, signal: AbortSignal) => Promise<unknown>
  /** The server's words where a failed login says that no account is bound to the identity; else undefined. */
  readonly unboundMessage: (error: unknown) => string | undefined
  /** Inside the official app. */
  readonly native: () => boolean
  /** What to say of a failed call. */
  readonly callFailure: (error: unknown) => SignInFailure
  /** What to say of a provider that failed; undefined: nothing. */
  readonly providerFailure: (error: unknown) => SignInFailure | undefined
  /** Opens the dialog for an identity without an account; what it returns closes it. */
  readonly ask: (
    question: { readonly message: string; readonly channel: FirebaseChannel },
    choose: (choice: 'existing' | 'new' | 'none') => void,
  ) => () => void
  /** What the next login carries along; undefined: nothing any more. */
  readonly keep: (identity: FirebaseArguments | undefined) => void
  /** The player goes to log in with an account of their own. */
  readonly toLogin: () => void
  /** Takes an answer with a token into use; false where it has none. */
  readonly complete: (answer: unknown, by: 'login' | 'register') => boolean
}

export interface ThirdPartyFlow
  extends Pick<StoreApi<ThirdPartyState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Begins with a channel; `identify` asks its provider, at once. Never rejects. */
  readonly pick: (
    channel: FirebaseChannel,
    identify: (signal: AbortSignal) => Promise<Identified>,
  ) => Promise<void>
  /** The player's own Cancel, or the end of the screen: whatever comes later is nobody's. */
  readonly cancel: () => void
  /** What was said of a failure has been read. */
  readonly dismiss: () => void
}

const UNKNOWN: SignInFailure = { messageKey: 'unknown_error', shell: true }

/** One screen's third-party sign-in from a tap to the session (docs/conformance.md § 2.4). */
export function createThirdPartyFlow(env: ThirdPartyEnv): ThirdPartyFlow {
  const store = createStore<ThirdPartyState>(() => IDLE)
  let attempts = 0
  let stop = new AbortController()
  let closeDialog = (): void => undefined

  /** Answers whether the event was this attempt's turn. */
  const tell = (event: ThirdPartyEvent): boolean => {
    const before = store.getState()
    const after = thirdPartyReducer(before, event)
    store.setState(after, true)
    return after !== before
  }
  /** The Firebase arguments go with the failure (docs/conformance.md § 2.4). */
  const fail = (attempt: number, failure: SignInFailure) => {
    if (tell({ type: 'failed', attempt, failure })) env.keep(undefined)
  }
  const finish = (attempt: number, by: 'login' | 'register', answer: unknown) => {
    if (attemptOf(store.getState()) !== attempt) return
    if (!env.complete(answer, by)) fail(attempt, UNKNOWN)
    else tell({ type: by === 'login' ? 'loggedIn' : 'registered', attempt, answer })
  }

  async function identified(attempt: number, signal: AbortSignal): Promise<void> {
    const state = store.getState()
    if (state.status !== 'loggingIn') return
    const { identity } = state
    try {
      finish(attempt, 'login', await env.login(identity, signal))
    } catch (error) {
      const flags = env.factorFlags(error)
      if (flags) return confirm(attempt, flags, identity, signal)
      const message = env.unboundMessage(error)
      if (message === undefined) fail(attempt, env.callFailure(error))
      else await unbound(attempt, message, identity, signal)
    }
  }

  async function confirm(
    attempt: number,
    flags: SecondFactorFlags,
    identity: FirebaseArguments,
    signal: AbortSignal,
  ): Promise<void> {
    if (!tell({ type: 'factorRequired', attempt })) return
    try {
      const answer = await env.confirm(flags, identity, signal)
      if (answer === null) tell({ type: 'ended', attempt })
      else finish(attempt, 'login', answer)
    } catch (error) {
      fail(attempt, env.callFailure(error))
    }
  }

  async function unbound(
    attempt: number,
    message: string,
    identity: FirebaseArguments,
    signal: AbortSignal,
  ): Promise<void> {
    if (!tell({ type: 'unbound', attempt, native: env.native(), message })) return
    if (store.getState().status === 'registering') return register(attempt, identity, signal)
    closeDialog = env.ask({ message, channel: identity.firebaseChannel }, (choice) => {
      if (choice === 'new') {
        if (tell({ type: 'choseNew', attempt })) void register(attempt, identity, signal)
        return
      }
      if (!tell({ type: 'ended', attempt })) return
      env.keep(choice === 'existing' ? identity : undefined)
      if (choice === 'existing') env.toLogin()
    })
  }

  async function register(attempt: number, identity: FirebaseArguments, signal: AbortSignal): Promise<void> {
    try {
      finish(attempt, 'register', await env.register(identity, signal))
    } catch (error) {
      fail(attempt, env.callFailure(error))
    }
  }

  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    async pick(channel, identify) {
      const attempt = ++attempts
      if (!tell({ type: 'picked', attempt, channel })) return
      stop.abort()
      closeDialog()
      stop = new AbortController()
      const { signal } = stop
      env.keep(undefined)
      try {
        const idToken = await identify(signal)
        if (idToken === undefined) tell({ type: 'ended', attempt })
        else if (tell({ type: 'identified', attempt, idToken })) await identified(attempt, signal)
      } catch (error) {
        const failure = env.providerFailure(error)
        if (failure) fail(attempt, failure)
        else tell({ type: 'ended', attempt })
      }
    },
    cancel() {
      stop.abort()
      closeDialog()
      const attempt = attemptOf(store.getState())
      if (attempt !== undefined) tell({ type: 'ended', attempt })
    },
    dismiss: () => {
      const state = store.getState()
      if (state.status === 'failure') tell({ type: 'read', attempt: state.attempt })
    },
  }
}
