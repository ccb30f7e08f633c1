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

/** How a sign-in was started: with the screen's form or with a third-party button below it. */
export type Way = 'form' | 'provider'

/** The request that a sign-in sends. A registration in progress is never replaced by another sign-in. */
export type AuthCall = 'login' | 'register'

/** A sign-in in progress. These states ignore events of other attempts. */
type UnderWay =
  /** Waiting for the third party to identify the player. */
  | { readonly status: 'identifying'; readonly way: 'provider'; readonly channel: FirebaseChannel }
  /** Obtaining the captcha result and the proof of an SMS code. */
  | { readonly status: 'verifying'; readonly way: 'form'; readonly call: AuthCall }
  | { readonly status: 'processing'; readonly way: Way; readonly call: AuthCall }
  /** No account is bound to the identity: a dialog asks the player what to do. */
  | { readonly status: 'choosing'; readonly way: 'provider' }
  /** The modal asks for a second factor. */
  | { readonly status: 'confirming'; readonly way: Way; readonly question: Question }

/** Why a sign-in failed. It is shown in the part of the screen that started it. */
export type FailureState =
  | {
      readonly status: 'failure'
      readonly way: 'form'
      readonly attempt: number
      readonly failure: Failure
      /** The form does not accept another submission yet. */
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

/** The state of a sign-in screen: login, registration, third parties and second factor (docs/conformance.md § 1.4, § 2.4). */
export type AuthState =
  | { readonly status: 'idle' }
  | (UnderWay & { readonly attempt: number })
  | { readonly status: 'success'; readonly way: Way; readonly attempt: number }
  | FailureState

/** Events without further data. */
type PlainEvent =
  /** The third party has identified the player. */
  | 'identified'
  /** The captcha's result is available, or no captcha is required. */
  | 'verified'
  /** The player wants a new account for the identity. */
  | 'choseNew'
  | 'succeeded'
  /** The player or the third party cancelled: no message is shown. */
  | 'cancelled'
  /** The guard time after a failure is over. */
  | 'released'
  /** The player closed the failure message. */
  | 'read'
type Happened<Type extends string> = Type extends string
  ? { readonly type: Type; readonly attempt: number }
  : never

export type AuthEvent =
  | { readonly type: 'submitted'; readonly attempt: number; readonly call: AuthCall }
  | { readonly type: 'picked'; readonly attempt: number; readonly channel: FirebaseChannel }
  | Happened<PlainEvent>
  /** No account is bound to the identity. `native`: in the official app, one is registered without asking. */
  | { readonly type: 'unbound'; readonly attempt: number; readonly native: boolean }
  | { readonly type: 'factorRequired'; readonly attempt: number; readonly flags: SecondFactorFlags }
  | { readonly type: 'question'; readonly attempt: number; readonly event: QuestionEvent }
  | { readonly type: 'failed'; readonly attempt: number; readonly failure: Failure & SignInFailure }
  /** The player submitted again before the guard was released. */
  | { readonly type: 'postponed' }
  /** The screen has unmounted: results of a sign-in in progress are ignored. */
  | { readonly type: 'abandoned' }

export const IDLE: AuthState = { status: 'idle' }

type Started = UnderWay & { readonly attempt: number }
export const isUnderWay = (state: AuthState): state is Started =>
  state.status !== 'idle' && state.status !== 'failure' && state.status !== 'success'

/** Whether this attempt is in progress. The answer of any other attempt is late. */
export const isAttempt = (state: AuthState, attempt: number): boolean =>
  isUnderWay(state) && state.attempt === attempt

/** Whether another sign-in must not replace this state: after a success, and during a registration. */
const isFinal = (state: AuthState): boolean =>
  state.status === 'success' || (state.status === 'processing' && state.call === 'register')

/** The form sends one submission at a time (docs/conformance.md § 1.5). It may replace a third-party sign-in. */
export const maySubmit = (state: AuthState): boolean => {
  if (state.status === 'failure') return state.way === 'provider' || !state.guarded
  return !isFinal(state) && (state.status === 'idle' || state.way === 'provider')
}

/** Whether the form is busy. Guarded alone is not busy: a submission during that time is sent afterwards. */
export const isBusy = (state: AuthState): boolean =>
  state.status === 'failure' ? state.way === 'form' && state.waiting : !maySubmit(state)

/** The failure that the form shows. */
export const failureOfForm = (state: AuthState) =>
  state.status === 'failure' && state.way === 'form' ? state : undefined

/** Whether the third-party loading indicator is visible. */
export const isProviderBusy = (state: AuthState): boolean =>
  'way' in state &&
  state.way === 'provider' &&
  (state.status === 'identifying' || state.status === 'processing' || state.status === 'success')

/** Pure and total: an event that does not apply to the state, or belongs to another attempt, changes nothing. */
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
