import type { Failure } from '../../account/model/failure.ts'
import type { SecondFactorFlags } from '../../secondFactor/model/flags.ts'
import {
  type Question,
  type QuestionEvent,
  questionOf,
  questionReducer,
} from '../../secondFactor/model/question.ts'
import type { FirebaseChannel } from '../../thirdPartySignIn/model/channel.ts'
import type { SignInFailure } from '../../thirdPartySignIn/model/failure.ts'

/** What a sign-in was begun with: the screen's form, or a third party's button below it. */
export type Way = 'form' | 'provider'

/** The call that a sign-in makes. An account that is being made is never given up for another sign-in. */
export type AuthCall = 'login' | 'register'

/** Under way: none of these accepts an event of another attempt. */
type UnderWay =
  /** The third party is asked who the player is. */
  | { readonly status: 'identifying'; readonly way: 'provider'; readonly channel: FirebaseChannel }
  /** A captcha and a code are obtained. */
  | { readonly status: 'verifying'; readonly way: 'form'; readonly call: AuthCall }
  | { readonly status: 'processing'; readonly way: Way; readonly call: AuthCall }
  /** No account is bound to the identity: a dialog asks what to do. */
  | { readonly status: 'choosing'; readonly way: 'provider' }
  /** A second factor is asked for, in its modal. */
  | { readonly status: 'confirming'; readonly way: Way; readonly question: Question }

/** Why a sign-in failed, for the part of the screen that it was begun with. */
export type FailureState =
  | {
      readonly status: 'failure'
      readonly way: 'form'
      readonly attempt: number
      readonly failure: Failure
      /** Still closed to another submission. */
      readonly guarded: boolean
      /** Another submission waits for the guard to be released. */
      readonly waiting: boolean
    }
  | {
      readonly status: 'failure'
      readonly way: 'provider'
      readonly attempt: number
      readonly failure: SignInFailure
    }

/** Where a sign-in screen stands: login, registration, third parties and second factor alike (docs/conformance.md § 1.4, § 2.4). */
export type AuthState =
  | { readonly status: 'idle' }
  | (UnderWay & { readonly attempt: number })
  | { readonly status: 'success'; readonly way: Way; readonly attempt: number }
  | FailureState

/** What says nothing but that it happened. */
type PlainEvent =
  /** The third party said who the player is. */
  | 'identified'
  /** The captcha's result is there, or none is asked for. */
  | 'verified'
  /** The player wants a new account for the identity. */
  | 'choseNew'
  | 'succeeded'
  /** The player, or the third party, broke it off: nothing is said. */
  | 'cancelled'
  /** The time after a failure is over. */
  | 'released'
  /** The message of a failure has been read. */
  | 'read'
type Happened<Type extends string> = Type extends string
  ? { readonly type: Type; readonly attempt: number }
  : never

export type AuthEvent =
  | { readonly type: 'submitted'; readonly attempt: number; readonly call: AuthCall }
  | { readonly type: 'picked'; readonly attempt: number; readonly channel: FirebaseChannel }
  | Happened<PlainEvent>
  /** No account is bound to the identity; `native`: the official app then registers by itself. */
  | { readonly type: 'unbound'; readonly attempt: number; readonly native: boolean }
  | { readonly type: 'factorRequired'; readonly attempt: number; readonly flags: SecondFactorFlags }
  | { readonly type: 'question'; readonly attempt: number; readonly event: QuestionEvent }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure & SignInFailure }
  /** Submitted again while the guard still held. */
  | { readonly type: 'postponed' }
  /** The screen is gone: whatever is still under way belongs to nobody. */
  | { readonly type: 'abandoned' }

export const IDLE: AuthState = { status: 'idle' }

type Started = UnderWay & { readonly attempt: number }
export const isUnderWay = (state: AuthState): state is Started =>
  state.status !== 'idle' && state.status !== 'failure' && state.status !== 'success'

/** Whether this attempt is the one that is under way: the answer of any other is late. */
export const isAttempt = (state: AuthState, attempt: number): boolean =>
  isUnderWay(state) && state.attempt === attempt

/** What another sign-in must not take the place of: a success, and an account that is being made. */
const isFinal = (state: AuthState): boolean =>
  state.status === 'success' || (state.status === 'processing' && state.call === 'register')

/** The form sends one submission at a time (docs/conformance.md § 1.5); a third party's sign-in gives way to it. */
export const maySubmit = (state: AuthState): boolean => {
  if (state.status === 'failure') return state.way === 'provider' || !state.guarded
  return !isFinal(state) && (state.status === 'idle' || state.way === 'provider')
}

/** Whether the form is at work. Not while merely guarded: what is submitted then is sent afterwards. */
export const isBusy = (state: AuthState): boolean =>
  state.status === 'failure' ? state.way === 'form' && state.waiting : !maySubmit(state)

/** The failure that the form shows. */
export const failureOfForm = (state: AuthState) =>
  state.status === 'failure' && state.way === 'form' ? state : undefined

/** Whether the third party's loading indicator shows. */
export const isProviderBusy = (state: AuthState): boolean =>
  'way' in state &&
  state.way === 'provider' &&
  (state.status === 'identifying' || state.status === 'processing' || state.status === 'success')

/** Pure and total: an event that has no meaning in a state, or is about another attempt, changes nothing. */
export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'abandoned':
      return IDLE
    case 'submitted':
      return maySubmit(state)
        ? { status: 'verifying', way: 'form', attempt: event.attempt, call: event.call }
        : state
    case 'picked':
      return isFinal(state)
        ? state
        : { status: 'identifying', way: 'provider', attempt: event.attempt, channel: event.channel }
    case 'postponed':
    case 'released':
    case 'read':
      return state.status === 'failure' ? afterFailure(state, event) : state
  }
  return isUnderWay(state) && state.attempt === event.attempt ? step(state, event) : state
}

function afterFailure(
  state: FailureState,
  event: Extract<AuthEvent, { type: 'postponed' | 'released' | 'read' }>,
): AuthState {
  if (event.type !== 'postponed' && event.attempt !== state.attempt) return state
  if (state.way === 'provider') return event.type === 'read' ? IDLE : state
  if (event.type === 'read' || !state.guarded) return state
  return event.type === 'postponed'
    ? { ...state, waiting: true }
    : { ...state, guarded: false, waiting: false }
}

type StepEvent = Exclude<
  AuthEvent,
  { type: 'abandoned' | 'submitted' | 'picked' | 'postponed' | 'released' | 'read' }
>

function step(state: Started, event: StepEvent): AuthState {
  const { attempt, status, way } = state
  const processing = (call: AuthCall): AuthState => ({ status: 'processing', way, attempt, call })
  switch (event.type) {
    case 'identified':
      return status === 'identifying' ? processing('login') : state
    case 'verified':
      return status === 'verifying' ? processing(state.call) : state
    case 'unbound':
      if (status !== 'processing' || way !== 'provider' || state.call !== 'login') return state
      return event.native ? processing('register') : { status: 'choosing', way, attempt }
    case 'choseNew':
      return status === 'choosing' ? processing('register') : state
    case 'factorRequired':
      return status === 'processing' && state.call === 'login'
        ? { status: 'confirming', way, attempt, question: questionOf(event.flags) }
        : state
    case 'question': {
      if (status !== 'confirming') return state
      const question = questionReducer(state.question, event.event)
      return question === state.question ? state : { ...state, question }
    }
    case 'succeeded':
      return status === 'processing' || status === 'confirming' ? { status: 'success', way, attempt } : state
    case 'cancelled':
      return IDLE
    case 'failed':
      return failed(way, attempt, event.failure)
  }
}

const failed = (way: Way, attempt: number, failure: Failure & SignInFailure): AuthState =>
  way === 'form'
    ? { status: 'failure', way: 'form', attempt, failure, guarded: true, waiting: false }
    : { status: 'failure', way: 'provider', attempt, failure }
