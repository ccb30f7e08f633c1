import type { ErrorMessage } from '../../../../api/errorMessage.ts'
import type { SecondFactorFlags } from './flags.ts'
import { type Field, type Method, methodsOf, NOTHING_TYPED, proofFieldOf, type Typed } from './methods.ts'

/** Why it was not confirmed, in the form's terms. Without `message` and `messageKey` nothing is shown. */
export interface Failure extends ErrorMessage {
  /** The field that it is about; absent: it is about none of them (no network). */
  readonly field?: Field
}

/** The second factor that is asked for, and what the player has entered. */
export interface Question {
  /** Empty: no way to confirm is allowed, and the modal says so. */
  readonly methods: readonly Method[]
  readonly method: Method | undefined
  readonly typed: Typed
  /** Fields that were empty when they had to be filled in. */
  readonly missing: readonly Field[]
  readonly work: 'idle' | 'processing'
  readonly failure: Failure | null
  /** Numbers submissions, also those that were refused here: what is said again is announced again. */
  readonly attempt: number
}

/** What happens to the question while the flow is at it. */
export type QuestionEvent =
  | { readonly type: 'methodChosen'; readonly method: Method }
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  /** Fields are empty: nothing is submitted. */
  | { readonly type: 'refused'; readonly missing: readonly Field[] }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }

/** The question as it is first put: on the first tab that is allowed, with nothing typed. */
export function questionOf(flags: SecondFactorFlags): Question {
  const methods = methodsOf(flags)
  return {
    methods,
    method: methods[0],
    typed: NOTHING_TYPED,
    missing: [],
    work: 'idle',
    failure: null,
    attempt: 0,
  }
}

/** One submission at a time; an answer to an earlier one changes nothing. */
export function questionReducer(question: Question, event: QuestionEvent): Question {
  const busy = question.work === 'processing'
  switch (event.type) {
    case 'methodChosen':
      // What is on its way belongs to the tab that sent it.
      if (busy || event.method === question.method || !question.methods.includes(event.method))
        return question
      return { ...question, method: event.method, missing: [], failure: null }
    case 'typed':
      if (busy) return question
      return {
        ...question,
        typed: { ...question.typed, [event.field]: event.value },
        missing: question.missing.filter((field) => field !== event.field),
        failure: question.failure?.field === event.field ? null : question.failure,
      }
    case 'refused':
      return busy
        ? question
        : { ...question, missing: event.missing, failure: null, attempt: question.attempt + 1 }
    case 'submitted':
      if (busy || !question.method) return question
      return { ...question, work: 'processing', missing: [], failure: null, attempt: question.attempt + 1 }
    case 'failed':
      if (!busy || question.attempt !== event.attempt) return question
      return { ...question, work: 'idle', failure: event.failure }
  }
}

/** The place of what the server said: beside the field that proves, or the number, where it was about what was typed. */
export function placed(
  { aboutNumber, ...failure }: Failure & { readonly aboutNumber?: true },
  aboutTyped: boolean,
  method: Method,
): Failure {
  if (!aboutTyped || !(failure.message || failure.messageKey)) return failure
  return { ...failure, field: aboutNumber && method === 'sms' ? 'mobileNum' : proofFieldOf(method) }
}
