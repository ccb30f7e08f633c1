import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type AuthEvent,
  type AuthState,
  authReducer,
  IDLE,
  isBusy,
  isProviderBusy,
  maySubmit,
} from '../../../../../../src/features/auth/flow/model/machine.ts'

const failure = { message: 'No.' }
const flags = { payeeName: true, sms: true, ga: false, email: false }
const told = (...events: AuthEvent[]): AuthState => events.reduce(authReducer, IDLE)

const PLAIN = ['identified', 'verified', 'choseNew', 'succeeded', 'cancelled', 'released', 'read'] as const
const of = (type: (typeof PLAIN)[number], attempt = 1): AuthEvent => ({ type, attempt })
const submitted = (attempt = 1, call: 'login' | 'register' = 'login'): AuthEvent => ({
  type: 'submitted',
  attempt,
  call,
})
const picked = (attempt = 1): AuthEvent => ({ type: 'picked', attempt, channel: 'google' })
const failed = (attempt = 1): AuthEvent => ({ type: 'failed', attempt, failure })
const factorRequired = (attempt = 1): AuthEvent => ({ type: 'factorRequired', attempt, flags })
const unbound = (native: boolean, attempt = 1): AuthEvent => ({ type: 'unbound', attempt, native })

const verifying = told(submitted())
const processing = told(submitted(), of('verified'))
const confirming = told(submitted(), of('verified'), factorRequired())
const registering = told(submitted(1, 'register'), of('verified'))
const identifying = told(picked())
const loggingInByToken = told(picked(), of('identified'))

describe('a sign-in by the form', () => {
  it('goes from idle over the captcha and the call to success', () => {
    expect(verifying).toMatchObject({ status: 'verifying', way: 'form', attempt: 1 })
    expect(processing).toMatchObject({ status: 'processing', call: 'login', attempt: 1 })
    const won = authReducer(processing, of('succeeded'))
    expect(won).toEqual({ status: 'success', way: 'form', attempt: 1 })
    expect(isBusy(won)).toBe(true)
    expect(authReducer(won, submitted(2))).toBe(won)
    expect(authReducer(won, picked(2))).toBe(won)
    expect(authReducer(won, failed())).toBe(won)
  })

  it('may fail at the captcha, at the call and at the second factor, and stays guarded until it is released', () => {
    for (const state of [verifying, processing, confirming]) {
      const lost = authReducer(state, failed())
      expect(lost).toEqual({
        status: 'failure',
        way: 'form',
        attempt: 1,
        failure,
        guarded: true,
        waiting: false,
      })
      expect(maySubmit(lost)).toBe(false)
      expect(isBusy(lost)).toBe(false)
      expect(isBusy(authReducer(lost, { type: 'postponed' }))).toBe(true)
      const released = authReducer(lost, of('released'))
      expect(released).toMatchObject({ status: 'failure', failure, guarded: false })
      expect(maySubmit(released)).toBe(true)
    }
  })

  it('succeeds only after its captcha', () => {
    expect(authReducer(verifying, of('succeeded'))).toBe(verifying)
  })

  it('asks for a second factor once the call said so, and succeeds or is cancelled from there', () => {
    expect(confirming).toMatchObject({ status: 'confirming', question: { method: 'payeeName' } })
    expect(isBusy(confirming)).toBe(true)
    expect(authReducer(confirming, of('succeeded')).status).toBe('success')
    expect(authReducer(confirming, of('cancelled'))).toBe(IDLE)
    expect(authReducer(verifying, factorRequired())).toBe(verifying)
  })

  it('asks for no second factor when it registers', () => {
    expect(authReducer(registering, factorRequired())).toBe(registering)
  })

  it('keeps what is entered for the second factor, and takes nothing in any other state', () => {
    const event: AuthEvent = {
      type: 'question',
      attempt: 1,
      event: { type: 'typed', field: 'payeeName', value: 'Mariana' },
    }
    expect(authReducer(confirming, event)).toMatchObject({
      question: { typed: { payeeName: 'Mariana' } },
    })
    for (const state of [IDLE, processing, identifying]) expect(authReducer(state, event)).toBe(state)
  })

  it('that was abandoned hears of no answer', () => {
    const gone = authReducer(processing, { type: 'abandoned' })
    expect(gone).toBe(IDLE)
    expect(authReducer(gone, of('succeeded'))).toBe(gone)
  })
})

describe('a sign-in by a third party', () => {
  it('goes from the provider over the login by token to success, and the form waits for neither', () => {
    expect(identifying).toMatchObject({ status: 'identifying', channel: 'google' })
    expect(loggingInByToken).toMatchObject({ status: 'processing', way: 'provider', call: 'login' })
    for (const state of [identifying, loggingInByToken]) {
      expect(isProviderBusy(state)).toBe(true)
      expect(isBusy(state)).toBe(false)
    }
    expect(authReducer(loggingInByToken, of('succeeded')).status).toBe('success')
  })

  it('registers at once in the official app where no account is bound, and asks anywhere else', () => {
    expect(authReducer(loggingInByToken, unbound(true))).toMatchObject({
      status: 'processing',
      call: 'register',
    })
    const choosing = authReducer(loggingInByToken, unbound(false))
    expect(choosing.status).toBe('choosing')
    expect(authReducer(choosing, of('choseNew'))).toMatchObject({ status: 'processing', call: 'register' })
    expect(authReducer(choosing, of('cancelled'))).toBe(IDLE)
  })

  it('gives way to the form, and the form to it; but an account that is being made is not given up', () => {
    expect(authReducer(loggingInByToken, submitted(2))).toMatchObject({ way: 'form', attempt: 2 })
    expect(authReducer(processing, picked(2))).toMatchObject({ way: 'provider', attempt: 2 })
    const making = authReducer(loggingInByToken, unbound(true))
    for (const state of [registering, making]) {
      expect(authReducer(state, picked(2))).toBe(state)
      expect(authReducer(state, submitted(2))).toBe(state)
      expect(isBusy(state)).toBe(true)
    }
  })

  it('says why it failed until that has been read, and the form may be sent meanwhile', () => {
    const lost = authReducer(loggingInByToken, failed())
    expect(lost).toEqual({ status: 'failure', way: 'provider', attempt: 1, failure })
    expect(maySubmit(lost)).toBe(true)
    expect(authReducer(lost, of('read'))).toBe(IDLE)
    expect(authReducer(lost, of('read', 2)), 'another failure').toBe(lost)
  })
})

it('has one submission at a time, and hears of no other attempt, in whatever order things happen', () => {
  const attempt = fc.integer({ min: 1, max: 3 })
  const event: fc.Arbitrary<AuthEvent> = fc.oneof(
    fc.record({ type: fc.constantFrom(...PLAIN), attempt }),
    attempt.map((at) => submitted(at)),
    attempt.map((at) => submitted(at, 'register')),
    attempt.map((at) => picked(at)),
    attempt.map((at) => failed(at)),
    attempt.map((at) => factorRequired(at)),
    fc.tuple(fc.boolean(), attempt).map(([native, at]) => unbound(native, at)),
    fc.record({ type: fc.constant('postponed' as const) }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state: AuthState = IDLE
      for (const next of events) {
        const before = state
        state = authReducer(before, next)
        const begins = next.type === 'submitted' || next.type === 'picked'
        const isOther = 'attempt' in next && 'attempt' in before && next.attempt !== before.attempt
        if (isOther && !begins) expect(state).toBe(before)
        if (next.type === 'submitted' && !maySubmit(before)) expect(state).toBe(before)
      }
    }),
  )
})
