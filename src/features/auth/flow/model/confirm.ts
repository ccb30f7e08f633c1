import { ApiError } from '../../../../api/error.ts'
import type { SecondFactorRequest } from '../../../../generated/types.ts'
import { readFlags, type SecondFactorFlags } from '../../secondFactor/model/flags.ts'
import {
  type Credentials,
  type Field,
  factorRequest,
  isByToken,
  type Method,
  missingFields,
  type Proof,
  trimmed,
} from '../../secondFactor/model/methods.ts'
import type { Failure, Question, QuestionEvent } from '../../secondFactor/model/question.ts'
import type { Core, Course } from './core.ts'

/** § 1.8: a login that fails with this code requires a second factor. */
const VERIFY_REQUIRED = 'login_verify_required'

/** The second factors that a failed login allows; undefined if it failed for another reason. */
export const factorFlags = (error: unknown): SecondFactorFlags | undefined =>
  error instanceof ApiError && error.code === VERIFY_REQUIRED ? readFlags(error.value) : undefined

/** State and actions of the second-factor modal. A new one is created each time a second factor is required. */
export interface FactorQuestion {
  /** Undefined once the attempt is no longer waiting for a second factor. */
  readonly current: () => Question | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly choose: (method: Method) => void
  readonly type: (field: Field, value: string) => void
  /** Marks a field as required before anything can be sent. */
  readonly want: (field: Field) => void
  /**
   * Submits the open tab, unless a field is empty or a submission is in progress. Never rejects.
   *
   * @param prove turns an SMS code into the proof to send
   */
  readonly confirm: (prove: (code: string) => Promise<Proof>) => Promise<void>
  /** Ends the attempt and returns to the form. A late answer is discarded. */
  readonly cancel: () => void
  /** The login was by token: then the platform, not Firebase, must send an SMS code. */
  readonly isByToken: boolean
}

export interface FactorEnv {
  /** Opens the modal. @throws ApiError of kind `network` if it cannot be downloaded */
  readonly show: (question: FactorQuestion) => Promise<void>
  /** Sends the request; resolves to the back office's answer. */
  readonly send: (body: SecondFactorRequest, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown, method: Method) => Failure
}

/** Asks for the second factor of the current sign-in. The credentials are kept only until it ends. */
export async function confirmSignIn(
  core: Core,
  env: FactorEnv,
  course: Course,
  flags: SecondFactorFlags,
): Promise<void> {
  if (!core.isCurrent(course.attempt)) return core.giveUp(course.attempt)
  const credentials = course.credentials()
  // A call that never requires a second factor should not get this answer: return to the form.
  if (!credentials) return core.cancel(course)
  if (!core.tell({ type: 'factorRequired', attempt: course.attempt, flags })) return
  try {
    await env.show(questionFor(core, env, course, credentials))
  } catch (error) {
    core.fail(course, course.failureOf(error))
  }
}

function questionFor(core: Core, env: FactorEnv, course: Course, credentials: Credentials): FactorQuestion {
  const { attempt, signal } = course
  const tell = (event: QuestionEvent) => core.tell({ type: 'question', attempt, event })
  const current = (): Question | undefined => {
    const state = core.store.getState()
    return state.status === 'confirming' && state.attempt === attempt ? state.question : undefined
  }

  async function submit(method: Method, prove: (code: string) => Promise<Proof>): Promise<void> {
    tell({ type: 'submitted' })
    const sent = current()
    if (!sent) return
    try {
      const proof = method === 'sms' ? await prove(trimmed(sent.typed).verificationCode) : {}
      if (!current()) return
      const answer = await env.send(factorRequest(method, credentials, sent.typed, proof), signal)
      if (current()) core.finish(course, answer)
    } catch (error) {
      tell({ type: 'failed', attempt: sent.attempt, failure: env.failureOf(error, method) })
    }
  }

  return {
    current,
    subscribe: core.store.subscribe,
    isByToken: isByToken(credentials),
    choose: (method) => void tell({ type: 'methodChosen', method }),
    type: (field, value) => void tell({ type: 'typed', field, value }),
    want: (field) => void tell({ type: 'refused', missing: [field] }),
    async confirm(prove) {
      const question = current()
      if (!question?.method || question.work === 'processing') return
      const missing = missingFields(question.method, question.typed)
      if (missing.length > 0) tell({ type: 'refused', missing })
      else await submit(question.method, prove)
    },
    cancel() {
      if (!current()) return
      core.cancel(course)
    },
  }
}
