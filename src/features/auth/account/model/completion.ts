import { type SessionInfo, sessionFromAnswer } from '../../../../session/codec.ts'
import type { SessionStore } from '../../../../session/store.ts'
import type { Site } from '../../../../site/site.ts'
import type { Later } from '../../../../ui/toastStore.ts'
import type { LoginEntry } from './loginEntry.ts'
import { mustChangePassword, readPasswordExpired } from './passwordRules.ts'

/** How long the message of a successful login shows, ms (docs/conformance.md § 1.4). */
export const SUCCESS_MESSAGE_MS = 1500
/** From the end of that message until the player goes on, ms (docs/conformance.md § 1.4). */
export const CONTINUE_AFTER_MS = 500
/** From a registration or a third-party sign-in until the player goes on, ms (docs/conformance.md § 2.4, § 2.9). */
export const REGISTERED_MS = 100

/** How a sign-in came about. */
export interface SignedInBy {
  readonly mode: 'login' | 'register' | 'thirdParty'
  readonly username?: string
  readonly password?: string
  readonly loginType?: 'username' | 'sms'
}

/** How a login came about; a mobile number stands for the name. */
export function signedInBy(entry: LoginEntry): SignedInBy & { readonly username: string } {
  const loginType = entry.type === 'sms' ? 'sms' : 'username'
  return {
    mode: 'login',
    loginType,
    username: entry.type === 'username' ? entry.username : entry.mobileNum,
    ...(entry.type !== 'sms' && { password: entry.password }),
  }
}

/** How long after the answer the player goes on, ms. */
export const continueAfter = (mode: SignedInBy['mode']): number =>
  mode === 'login' ? SUCCESS_MESSAGE_MS + CONTINUE_AFTER_MS : REGISTERED_MS

/** The session of an answer, marked where the password must be changed first; null without a token. Pure. */
export function sessionOf(
  answer: unknown,
  by: SignedInBy,
  merchant: string,
  site: Pick<Site, 'defaultPassword' | 'flags'>,
): SessionInfo | null {
  const won = sessionFromAnswer(answer, merchant)
  // Registering without a password gives the default one; only a login with it is weak (docs/conformance.md § 1.5).
  if (!won || by.mode !== 'login') return won
  const used = {
    password: by.password,
    sms: by.loginType === 'sms',
    passwordExpired: readPasswordExpired(answer),
  }
  return mustChangePassword(used, site) ? { ...won, updatePassword: true } : won
}

interface Env {
  readonly session: Pick<SessionStore, 'nextAttempt' | 'dispatch'>
  readonly later: Later
  /** It worked, and the player is told so; null: registered, but not logged in. */
  readonly succeeded: (session: SessionInfo | null, by: SignedInBy) => void
  /** Resolves when it is known where to go on to; undefined: it is known. */
  readonly prepared: () => Promise<unknown> | undefined
  /** Time to leave the screen; the session is in use by now. */
  readonly continueTo: (session: SessionInfo | null) => void
  /** The session is in use, and the player stays: somewhere else already. */
  readonly stayed: () => void
  /** The page's address. */
  readonly place: () => string
}

export interface Completion {
  readonly start: (won: SessionInfo | null, by: SignedInBy) => void
  /** Takes a session that was won into use now: the page is going away. */
  readonly commit: () => void
  /** The component is gone. Commits; and goes on at once, unless the player is somewhere else already. */
  readonly leave: () => void
}

interface Won {
  readonly attempt: number
  readonly session: SessionInfo | null
  readonly place: string
}

/**
 * From an answer with a token to the next screen. The session is taken into use when the player goes on, or leaves: the
 * screen's gate closes to members, and the message of success would otherwise never be seen.
 */
export function createCompletion(env: Env): Completion {
  const { session } = env
  let won: Won | undefined
  let callOff = (): void => undefined

  /** Answers what was won, once. */
  function take(): Won | undefined {
    const taken = won
    won = undefined
    callOff()
    if (taken?.session)
      session.dispatch({ type: 'signInSucceeded', attempt: taken.attempt, session: taken.session })
    else if (taken) session.dispatch({ type: 'signInFailed', attempt: taken.attempt })
    return taken
  }

  function continueTo(): void {
    const taken = take()
    if (taken) env.continueTo(taken.session)
  }

  return {
    commit: () => void take(),
    start(of, by) {
      take()
      const attempt = session.nextAttempt()
      session.dispatch({ type: 'signInStarted', attempt })
      won = { attempt, session: of, place: env.place() }
      env.succeeded(of, by)
      callOff = env.later(() => {
        const waiting = env.prepared()
        if (waiting) void waiting.then(continueTo, continueTo)
        else continueTo()
      }, continueAfter(by.mode))
    },
    leave() {
      const taken = take()
      if (taken && taken.place === env.place()) env.continueTo(taken.session)
      else if (taken?.session) env.stayed()
    },
  }
}
