import type { SessionStore } from '../../../../session/store.ts'
import type { Later } from '../../../../ui/toastStore.ts'
import type { CaptchaFields } from '../../../captcha/public.ts'
import type { Failure } from '../../account/model/failure.ts'
import type { Credentials } from '../../secondFactor/model/methods.ts'
import type { SmsProof } from '../../smsCode/public.ts'
import { confirmSignIn, type FactorEnv, factorFlags } from './confirm.ts'
import type { Core, Course } from './core.ts'
import { type AuthCall, maySubmit } from './machine.ts'

/** The form stays guarded this long after a failure, ms (docs/conformance.md § 1.4: "guarded; released 500 ms after"). */
export const GUARD_MS = 500

/** What proves that a person stands behind a request. */
export interface Proofs {
  readonly captcha: CaptchaFields
  /** For a code by SMS. */
  readonly proof?: SmsProof | undefined
}

/** What the form of a login or a registration does at each step. */
export interface FormSteps<Entry> {
  readonly call: AuthCall
  /** A submission begins: for the ad networks. Neither waits nor throws. */
  readonly submitted?: (entry: Entry) => void
  /** The captcha's result; shows the captcha where it is missing. @throws CaptchaError */
  readonly captcha: (signal: AbortSignal) => Promise<CaptchaFields>
  /** What proves the code that was typed, where one was. @throws SmsCodeError */
  readonly prove: (entry: Entry) => Promise<SmsProof | undefined>
  /** The call; resolves to what the back office answers. */
  readonly send: (entry: Entry, proofs: Proofs, signal: AbortSignal) => Promise<unknown>
  /** Who confirms with a second factor; absent: the call asks for none. */
  readonly credentials?: (entry: Entry, proofs: Proofs) => Credentials
  readonly failureOf: (error: unknown) => Failure
  /** The back office refused it: the captcha, good for one try, is cleared and taken anew (docs/conformance.md § 1.8). */
  readonly refused: () => void
  /** It worked: takes the answer into use. False: it has no token, and is of no use. */
  readonly complete: (answer: unknown, entry: Entry) => boolean
}

export interface FormEnv<Entry> {
  readonly session: Pick<SessionStore, 'nextAttempt'>
  readonly later: Later
  readonly form: FormSteps<Entry>
  readonly factor: FactorEnv
}

/** Sending the form: captcha, call, a second factor if one is asked for, then on (docs/conformance.md § 1.4). */
export function createSubmit<Entry>(core: Core, env: FormEnv<Entry>) {
  const { form } = env
  let callOff = (): void => undefined
  let postponed: Entry | undefined

  function release(attempt: number): void {
    core.tell({ type: 'released', attempt })
    const next = postponed
    postponed = undefined
    if (next) void submit(next)
  }

  async function send(course: Course, entry: Entry, take: (proofs: Proofs) => void): Promise<void> {
    const { attempt, signal } = course
    form.submitted?.(entry)
    const captcha = await form.captcha(signal)
    const proof = await form.prove(entry)
    if (!core.isCurrent(attempt)) return core.giveUp(attempt)
    core.tell({ type: 'verified', attempt })
    const proofs = { captcha, proof }
    take(proofs)
    core.finish(course, await form.send(entry, proofs, signal))
  }

  async function submit(entry: Entry): Promise<void> {
    const state = core.store.getState()
    if (state.status === 'failure' && state.way === 'form' && state.guarded) {
      postponed = entry
      core.tell({ type: 'postponed' })
    }
    if (!maySubmit(state)) return
    const attempt = env.session.nextAttempt()
    const signal = core.begin({ type: 'submitted', attempt, call: form.call })
    if (!signal) return
    core.start(attempt)
    let proofs: Proofs | undefined
    const course: Course = {
      attempt,
      signal,
      failureOf: form.failureOf,
      noToken: { messageKey: 'unknown_error' },
      complete: (answer) => form.complete(answer, entry),
      credentials: () => proofs && form.credentials?.(entry, proofs),
      ended(by, sent) {
        if (sent) form.refused()
        if (by === 'failure') callOff = env.later(() => release(attempt), GUARD_MS)
      },
    }
    try {
      await send(course, entry, (taken) => {
        proofs = taken
      })
    } catch (error) {
      const flags = proofs && factorFlags(error)
      if (flags) await confirmSignIn(core, env.factor, course, flags)
      else core.fail(course, form.failureOf(error))
    }
  }

  return {
    submit,
    /** What waits for the guard is not sent any more. */
    forget() {
      callOff()
      postponed = undefined
    },
  }
}
