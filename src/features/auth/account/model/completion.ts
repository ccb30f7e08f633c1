import { type SessionInfo, sessionFromAnswer } from '../../../../session/codec.ts'
import type { SessionStore } from '../../../../session/store.ts'
import type { Site } from '../../../../site/site.ts'
import type { Later } from '../../../../ui/later.ts'
import type { LoginEntry } from './loginEntry.ts'
import { mustChangePassword, readPasswordExpired } from './passwordRules.ts'

/** How long the message of a successful login shows, ms (docs/conformance.md § 1.4). */
export const SUCCESS_MESSAGE_MS = 1500
/** Delay between the end of that message and the next page, ms (docs/conformance.md § 1.4). */
export const CONTINUE_AFTER_MS = 500
/** Delay between a registration or third-party sign-in and the next page, ms (docs/conformance.md § 2.4, § 2.9). */
export const REGISTERED_MS = 100

/** How the player signed in. */
export interface SignedInBy {
  readonly mode: 'login' | 'register' | 'thirdParty'
  readonly username?: string
  readonly password?: string
  readonly loginType?: 'username' | 'sms'
}

/** How the player logged in. A mobile number counts as the username. */
export function signedInBy(entry: LoginEntry): SignedInBy & { readonly username: string } {
  const loginType = entry.type === 'sms' ? 'sms' : 'username'
  return {
    mode: 'login',
    loginType,
    username: entry.type === 'username' ? entry.username : entry.mobileNum,
    ...(entry.type !== 'sms' && { password: entry.password }),
  }
}

/** Delay between the answer and the next page, ms. */
export const continueAfter = (mode: SignedInBy['mode']): number =>
  mode === 'login' ? SUCCESS_MESSAGE_MS + CONTINUE_AFTER_MS : REGISTERED_MS

/** The session from an answer, marked if the password must be changed first; null without a token. Pure. */
export function sessionOf(
  answer: unknown,
  by: SignedInBy,
  merchant: string,
  site: Pick<Site, 'defaultPassword' | 'flags'>,
): SessionInfo | null {
  const won = sessionFromAnswer(answer, merchant)
  // A registration without a password gets the default password. Only a login with it counts as weak
  // (docs/conformance.md § 1.5).
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
  /** Shows the success message; null: registered, but not logged in. */
  readonly succeeded: (session: SessionInfo | null, by: SignedInBy) => void
  /** Resolves once the next page is known; undefined: it is known already. */
  readonly prepared: () => Promise<unknown> | undefined
  /** Opens the next page; the session is in use by then. */
  readonly continueTo: (session: SessionInfo | null) => void
  /** The session is in use, but the player has already moved to another page and stays there. */
  readonly stayed: () => void
  /** The page's address. */
  readonly place: () => string
}

export interface Completion {
  readonly start: (won: SessionInfo | null, by: SignedInBy) => void
  /** Puts the obtained session into use at once, because the page is being closed. */
  readonly commit: () => void
  /** The component has unmounted: commits, and opens the next page at once unless the player has already moved on. */
  readonly leave: () => void
}

interface Won {
  readonly attempt: number
  readonly session: SessionInfo | null
  readonly place: string
}

/**
 * Leads from an answer with a token to the next screen. The session is put into use only when the next page opens or the player
 * leaves: it closes the sign-in screen's gate, so used earlier it would hide the success message.
 */
export function createCompletion(env: Env): Completion {
  const { session } = env
  let won: Won | undefined
  let callOff = (): void => undefined

  /** Puts the obtained session into use and returns it; undefined from the second call on. */
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
