import type { SessionStore } from '../../../../session/store.ts'
import type { Later } from '../../../../ui/later.ts'
import type { CaptchaFields } from '../../../captcha/public.ts'
import type { Failure } from '../../account/model/failure.ts'
import type { Credentials } from '../../secondFactor/model/methods.ts'
import type { SmsProof } from '../../smsCode/public.ts'
import { confirmSignIn, type FactorEnv, factorFlags } from './confirm.ts'
import type { Core, Course } from './core.ts'
import { type AuthCall, maySubmit } from './machine.ts'

/** The form stays guarded this long after a failure, ms (docs/conformance.md § 1.4: "guarded; released 500 ms after"). */
export const GUARD_MS = 500

/** The proofs that are sent with a request: captcha and SMS code. */
export interface Proofs {
  readonly captcha: CaptchaFields
  /** Only for an SMS code. */
  readonly proof?: SmsProof | undefined
}

/** The callbacks of a login or registration form, one for each step. */
export interface FormSteps<Entry> {
  readonly call: AuthCall
  /** A submission starts; reported to the ad networks. Does not wait and does not throw. */
  readonly submitted?: (entry: Entry) => void
  /** Resolves to the captcha's result; shows the captcha if there is none yet. @throws CaptchaError */
  readonly captcha: (signal: AbortSignal) => Promise<CaptchaFields>
  /** Resolves to the proof for the typed SMS code; undefined without a code. @throws SmsCodeError */
  readonly prove: (entry: Entry) => Promise<SmsProof | undefined>
  /** Sends the request; resolves to the back office's answer. */
  readonly send: (entry: Entry, proofs: Proofs, signal: AbortSignal) => Promise<unknown>
  /** The credentials for the second factor; absent if the call never requires one. */
  readonly credentials?: (entry: Entry, proofs: Proofs) => Credentials
  readonly failureOf: (error: unknown) => Failure
  /** The back office refused the request. A captcha is valid once, so it is reset (docs/conformance.md § 1.8). */
  readonly refused: () => void
  /** Signs the player in with the answer; false if it has no token. */
  readonly complete: (answer: unknown, entry: Entry) => boolean
}

export interface FormEnv<Entry> {
  readonly session: Pick<SessionStore, 'nextAttempt'>
  readonly later: Later
  readonly form: FormSteps<Entry>
  readonly factor: FactorEnv
}

/** Submits the form: captcha, request, second factor if required, completion (docs/conformance.md § 1.4). */
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
    /** Discards a submission that waits for the guard. */
    forget() {
      callOff()
      postponed = undefined
    },
  }
}
