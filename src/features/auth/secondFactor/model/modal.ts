import type { ErrorMessage } from '../../../../api/errorMessage.ts'
import type { SecondFactorFlags } from './flags.ts'
import { type Field, type Method, methodsOf, NOTHING_TYPED, proofFieldOf, type Typed } from './methods.ts'

/** Why it was not confirmed, in the form's terms. Without `message` and `messageKey` nothing is shown. */
export interface Failure extends ErrorMessage {
  /** The field that it is about; absent: it is about none of them (no network). */
  readonly field?: Field
}

/** What the modal shows. */
export interface View {
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

/** Open, closing (animation), unmounted (docs/conformance.md § 1.4). */
export type ModalState =
  | { readonly status: 'open'; readonly view: View }
  /** On its way out; the view is what it last showed. */
  | { readonly status: 'closing'; readonly view: View }
  | { readonly status: 'unmounted' }

export type ModalEvent =
  | { readonly type: 'methodChosen'; readonly method: Method }
  | { readonly type: 'typed'; readonly field: Field; readonly value: string }
  /** Fields are empty: nothing is submitted. */
  | { readonly type: 'refused'; readonly missing: readonly Field[] }
  | { readonly type: 'submitted' }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure }
  | { readonly type: 'verified'; readonly attempt: number }
  | { readonly type: 'cancelled' }
  /** The animation is over. */
  | { readonly type: 'left' }

/** The modal, just opened: the first tab that is allowed, nothing typed. */
export function opened(flags: SecondFactorFlags): ModalState {
  const methods = methodsOf(flags)
  const view: View = {
    methods,
    method: methods[0],
    typed: NOTHING_TYPED,
    missing: [],
    work: 'idle',
    failure: null,
    attempt: 0,
  }
  return { status: 'open', view }
}

/** One submission at a time; its answer counts only while the modal is open and waits for it. */
export function modalReducer(state: ModalState, event: ModalEvent): ModalState {
  if (event.type === 'left') return state.status === 'closing' ? { status: 'unmounted' } : state
  if (state.status !== 'open') return state
  const { view } = state
  if (event.type === 'cancelled') return { status: 'closing', view: { ...view, work: 'idle' } }
  if (event.type === 'verified')
    return view.work === 'processing' && view.attempt === event.attempt ? { status: 'closing', view } : state
  const next = viewReducer(view, event)
  return next === view ? state : { status: 'open', view: next }
}

type ViewEvent = Exclude<ModalEvent, { type: 'left' | 'cancelled' | 'verified' }>

function viewReducer(view: View, event: ViewEvent): View {
  const busy = view.work === 'processing'
  switch (event.type) {
    case 'methodChosen':
      // What is on its way belongs to the tab that sent it.
      if (busy || event.method === view.method || !view.methods.includes(event.method)) return view
      return { ...view, method: event.method, missing: [], failure: null }
    case 'typed':
      if (busy) return view
      return {
        ...view,
        typed: { ...view.typed, [event.field]: event.value },
        missing: view.missing.filter((field) => field !== event.field),
        failure: view.failure?.field === event.field ? null : view.failure,
      }
    case 'refused':
      return busy ? view : { ...view, missing: event.missing, failure: null, attempt: view.attempt + 1 }
    case 'submitted':
      if (busy || !view.method) return view
      return { ...view, work: 'processing', missing: [], failure: null, attempt: view.attempt + 1 }
    case 'failed':
      if (!busy || view.attempt !== event.attempt) return view
      return { ...view, work: 'idle', failure: event.failure }
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
