import type { SessionStore } from '../../../../session/store.ts'
import type { FirebaseArguments, FirebaseChannel } from '../../thirdPartySignIn/model/channel.ts'
import type { SignInFailure } from '../../thirdPartySignIn/model/failure.ts'
import { confirmSignIn, type FactorEnv, factorFlags } from './confirm.ts'
import type { Core, Course } from './core.ts'

/** How a provider was left: with an ID token, or with nothing, of which nothing needs to be said. */
export type Identified = string | undefined

/** What a third-party sign-in does at each step. */
export interface ProviderSteps {
  /** Asks the provider who the player is; called within the tap, or a pop-up would not be permitted. */
  readonly identify: (signal: AbortSignal) => Promise<Identified>
  /** Login by token; resolves to what the back office answers. */
  readonly login: (identity: FirebaseArguments, signal: AbortSignal) => Promise<unknown>
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
  readonly complete: (answer: unknown) => boolean
}

interface ProviderEnv {
  readonly session: Pick<SessionStore, 'nextAttempt'>
  readonly factor: FactorEnv
}

/** Signing in with a third party, from a tap to the session (docs/conformance.md § 2.4). Never rejects. */
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
  // The Firebase arguments go with the failure (docs/conformance.md § 2.4).
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
