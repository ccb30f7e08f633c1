import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  IDLE,
  isBusy,
  maySubmit,
  type SignInEvent,
  type SignInState,
  signInReducer,
} from '../../../../../../src/features/auth/account/model/signIn.ts'

const failure = { message: 'No.' }
const told = (...events: SignInEvent[]): SignInState => events.reduce(signInReducer, IDLE)
const of = (
  type: Exclude<SignInEvent['type'], 'failed' | 'postponed' | 'abandoned'>,
  attempt = 1,
): SignInEvent => ({
  type,
  attempt,
})
const failed = (attempt = 1): SignInEvent => ({ type: 'failed', attempt, failure })

const verifying = told(of('submitted'))
const processing = told(of('submitted'), of('verified'))
const confirming = told(of('submitted'), of('verified'), of('factorRequired'))

describe('a sign-in', () => {
  it('goes from idle over the captcha and the call to success', () => {
    expect(verifying).toEqual({ status: 'verifying', attempt: 1 })
    expect(processing).toEqual({ status: 'processing', attempt: 1 })
    const won = signInReducer(processing, of('succeeded'))
    expect(won).toEqual({ status: 'success', attempt: 1 })
    expect(isBusy(won)).toBe(true)
    expect(signInReducer(won, of('submitted', 2))).toBe(won)
    expect(signInReducer(won, failed())).toBe(won)
  })

  it('may fail at the captcha, at the call and at the second factor, and stays guarded until it is released', () => {
    for (const state of [verifying, processing, confirming]) {
      const lost = signInReducer(state, failed())
      expect(lost).toEqual({ status: 'failure', attempt: 1, failure, guarded: true, waiting: false })
      expect(maySubmit(lost)).toBe(false)
      expect(isBusy(lost)).toBe(false)
      expect(isBusy(signInReducer(lost, { type: 'postponed' }))).toBe(true)
      const released = signInReducer(lost, of('released'))
      expect(released).toMatchObject({ status: 'failure', failure, guarded: false })
      expect(maySubmit(released)).toBe(true)
    }
  })

  it('succeeds only after its captcha', () => {
    expect(signInReducer(verifying, of('succeeded'))).toBe(verifying)
  })

  it('asks for a second factor once the call said so, and succeeds or is cancelled from there', () => {
    expect(confirming).toEqual({ status: 'confirming', attempt: 1 })
    expect(isBusy(confirming)).toBe(true)
    expect(signInReducer(confirming, of('succeeded')).status).toBe('success')
    expect(signInReducer(confirming, of('cancelled'))).toBe(IDLE)
    expect(signInReducer(verifying, of('factorRequired'))).toBe(verifying)
    expect(signInReducer(processing, of('cancelled'))).toBe(processing)
  })

  it('that was abandoned hears of no answer', () => {
    const gone = signInReducer(processing, { type: 'abandoned' })
    expect(gone).toBe(IDLE)
    expect(signInReducer(gone, of('succeeded'))).toBe(gone)
  })

  it('has one submission at a time, and hears of no other attempt, in whatever order things happen', () => {
    const attempt = fc.integer({ min: 1, max: 3 })
    const names = ['submitted', 'verified', 'factorRequired', 'succeeded', 'cancelled', 'released'] as const
    const event: fc.Arbitrary<SignInEvent> = fc.oneof(
      fc.record({ type: fc.constantFrom(...names), attempt }),
      fc.record({ type: fc.constant('failed' as const), attempt, failure: fc.constant(failure) }),
      fc.record({ type: fc.constant('postponed' as const) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: SignInState = IDLE
        for (const next of events) {
          const before = state
          state = signInReducer(before, next)
          const isOther = 'attempt' in next && 'attempt' in before && next.attempt !== before.attempt
          if (isOther && next.type !== 'submitted') expect(state).toBe(before)
          if (next.type === 'submitted' && !maySubmit(before)) expect(state).toBe(before)
        }
      }),
    )
  })
})
