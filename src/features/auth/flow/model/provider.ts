import type { SessionStore } from '../../../../session/store.ts'
import type { FirebaseArguments, FirebaseChannel } from '../../thirdPartySignIn/model/channel.ts'
import type { SignInFailure } from '../../thirdPartySignIn/model/failure.ts'
import { confirmSignIn, type FactorEnv, factorFlags } from './confirm.ts'
import type { Core, Course } from './core.ts'

/** The provider's result: an ID token; undefined if it ended without one, which needs no message. */
export type Identified = string | undefined

/** The callbacks of a third-party sign-in, one for each step. */
export interface ProviderSteps {
  /** Gets the player's ID token from the provider. Called during the tap: otherwise the browser blocks the pop-up. */
  readonly identify: (signal: AbortSignal) => Promise<Identified>
  /** Login by token; resolves to the back office's answer. */
  readonly login: (identity: FirebaseArguments, signal: AbortSignal) => Promise<unknown>
  readonly register: (identity: FirebaseArguments, signal: AbortSignal) => Promise<unknown>
  /** The server's message if a login failed because no account is bound to the identity; else undefined. */
  readonly unboundMessage: (error: unknown) => string | undefined
  /** Whether the page runs inside the official app. */
  readonly native: () => boolean
  /** The message for a failed request. */
  readonly callFailure: (error: unknown) => SignInFailure
  /** The message for an error of the provider; undefined: no message. */
  readonly providerFailure: (error: unknown) => SignInFailure | undefined
  /** Opens the dialog for an identity without an account. Returns a function that closes it. */
  readonly ask: (
    question: { readonly message: string; readonly channel: FirebaseChannel },
    choose: (choice: 'existing' | 'new' | 'none') => void,
  ) => () => void
  /** Stores the identity that the next login sends; undefined removes it. */
  readonly keep: (identity: FirebaseArguments | undefined) => void
  /** Opens the login, where the player logs in with an existing account. */
  readonly toLogin: () => void
  /** Signs the player in with the answer; false if it has no token. */
  readonly complete: (answer: unknown) => boolean
}

interface ProviderEnv {
  readonly session: Pick<SessionStore, 'nextAttempt'>
  readonly factor: FactorEnv
}

/** A third-party sign-in, from the tap to the session (docs/conformance.md § 2.4). Never rejects. */
export const createPick =
  (core: Core, env: ProviderEnv) =>
  async (channel: FirebaseChannel, steps: ProviderSteps): Promise<void> => {
    const attempt = env.session.nextAttempt()
    const signal = core.begin({ type: 'picked', attempt, channel })
    if (!signal) return
    steps.keep(undefined)
    try {
      const idToken = await steps.identify(signal)
      if (idToken === undefined) core.tell({ type: 'cancelled', attempt })
      else if (core.tell({ type: 'identified', attempt })) {
        core.start(attempt)
        const identity = { firebaseChannel: channel, firebaseIdToken: idToken }
        await logIn(core, env, steps, identity, courseOf(attempt, signal, steps, identity))
      }
    } catch (error) {
      const failure = steps.providerFailure(error)
      core.tell(failure ? { type: 'failed', attempt, failure } : { type: 'cancelled', attempt })
    }
  }

const courseOf = (
  attempt: number,
  signal: AbortSignal,
  steps: ProviderSteps,
  identity: FirebaseArguments,
): Course => ({
  attempt,
  signal,
  failureOf: steps.callFailure,
  noToken: { messageKey: 'unknown_error', shell: true },
  complete: steps.complete,
  credentials: () => identity,
  // A failure removes the Firebase arguments (docs/conformance.md § 2.4).
  ended: (by) => by === 'failure' && steps.keep(undefined),
})

async function logIn(
  core: Core,
  env: ProviderEnv,
  steps: ProviderSteps,
  identity: FirebaseArguments,
  course: Course,
): Promise<void> {
  const { attempt, signal } = course
  const register = async () => {
    try {
      core.finish(course, await steps.register(identity, signal))
    } catch (error) {
      core.fail(course, steps.callFailure(error))
    }
  }
  try {
    core.finish(course, await steps.login(identity, signal))
  } catch (error) {
    const flags = factorFlags(error)
    if (flags) return confirmSignIn(core, env.factor, course, flags)
    const message = steps.unboundMessage(error)
    if (message === undefined) return core.fail(course, steps.callFailure(error))
    if (!core.isCurrent(attempt)) return core.giveUp(attempt)
    core.tell({ type: 'unbound', attempt, native: steps.native() })
    if (core.store.getState().status === 'processing') return register()
    const close = steps.ask({ message, channel: identity.firebaseChannel }, (choice) => {
      if (choice === 'new') {
        if (core.tell({ type: 'choseNew', attempt })) void register()
        return
      }
      if (!core.isCurrent(attempt)) return
      core.cancel(course)
      steps.keep(choice === 'existing' ? identity : undefined)
      if (choice === 'existing') steps.toLogin()
    })
    signal.addEventListener('abort', close, { once: true })
  }
}
