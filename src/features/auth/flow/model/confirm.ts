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

/** § 1.8: a login that failed with this asks for a second factor. */
const VERIFY_REQUIRED = 'login_verify_required'

/** Which second factors a failed login allows; undefined: it failed for another reason. */
export const factorFlags = (error: unknown): SecondFactorFlags | undefined =>
  error instanceof ApiError && error.code === VERIFY_REQUIRED ? readFlags(error.value) : undefined

/** What the second-factor modal shows, and what it does. One for each time it is asked. */
export interface FactorQuestion {
  /** Undefined as soon as nothing is asked any more. */
  readonly current: () => Question | undefined
  readonly subscribe: (listener: () => void) => () => void
  readonly choose: (method: Method) => void
  readonly type: (field: Field, value: string) => void
  /** A field is wanted before anything can be sent: it is marked. */
  readonly want: (field: Field) => void
  /**
   * Submits the tab that is open, unless a field is empty or a submission is under way. Never rejects.
   *
   * @param prove turns an SMS code into what proves it
   */
  readonly confirm: (prove: (code: string) => Promise<Proof>) => Promise<void>
  /** Back to the form, with nothing half done: a late answer is discarded. */
  readonly cancel: () => void
  /** A login by token: a code must then come from the platform itself. */
  readonly isByToken: boolean
}

export interface FactorEnv {
  /** Opens the modal. @throws ApiError of kind `network` where it cannot be downloaded */
  readonly show: (question: FactorQuestion) => Promise<void>
  /** The call; resolves to what the back office answers. */
  readonly send: (body: SecondFactorRequest, signal: AbortSignal) => Promise<unknown>
  readonly failureOf: (error: unknown, method: Method) => Failure
}

/** The second factor of the sign-in that is under way. The credentials are held until it is over, not longer. */
export async function confirmSignIn(
  core: Core,
  env: FactorEnv,
  course: Course,
  flags: SecondFactorFlags,
): Promise<void> {
  if (!core.isCurrent(course.attempt)) return core.giveUp(course.attempt)
  const credentials = course.credentials()
  // Where the call never asks for one the answer makes no sense: the form is as it was.
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
