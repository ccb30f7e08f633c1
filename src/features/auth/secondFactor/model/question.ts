import type { ErrorMessage } from '../../../../api/errorMessage.ts'
import type { SecondFactorFlags } from './flags.ts'
import { type Field, type Method, methodsOf, NOTHING_TYPED, proofFieldOf, type Typed } from './methods.ts'

/** Why the second factor failed, as the form shows it. Without `message` and `messageKey` nothing is shown. */
export interface Failure extends ErrorMessage {
  /** The field at fault; absent if the failure concerns no field (no network). */
  readonly field?: Field
}

/** The required second factor and the player's input. */
export interface Question {
  /** Empty: no second factor is allowed, and the modal says so. */
  readonly methods: readonly Method[]
  readonly method: Method | undefined
  readonly typed: Typed
  /** Required fields that were empty at the last submission. */
  readonly missing: readonly Field[]
  readonly work: 'idle' | 'processing'
  readonly failure: Failure | null
  /** Counts submissions, including those refused for empty fields: a repeated message is announced again. */
  readonly attempt: number
}

/** The events of a question. */
export type QuestionEvent =
  | { readonly type: 'methodChosen'; readonly method: Method }
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  /** Fields are empty: nothing is submitted. */
  | { readonly type: 'refused'; readonly missing: readonly Field[] }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }

/** The initial question: the first allowed tab, all fields empty. */
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

/** Allows one submission at a time. A failure of an earlier submission changes nothing. */
export function questionReducer(question: Question, event: QuestionEvent): Question {
  const busy = question.work === 'processing'
  switch (event.type) {
    case 'methodChosen':
      // A submission in progress belongs to the tab that sent it.
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

/** Assigns a failure to a field if it is about the typed values: to the proof's field, or to the mobile number. */
export function placed(
  { aboutNumber, ...failure }: Failure & { readonly aboutNumber?: true },
  aboutTyped: boolean,
  method: Method,
): Failure {
  if (!aboutTyped || !(failure.message || failure.messageKey)) return failure
  return { ...failure, field: aboutNumber && method === 'sms' ? 'mobileNum' : proofFieldOf(method) }
}
