import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  IDLE,
  isBusy,
  maySubmit,
  type RegistrationEvent,
  type RegistrationState,
  registrationReducer,
} from '../../../../../src/features/registration/model/registration.ts'

const failure = { message: 'no' }
const stateOf = (...events: RegistrationEvent[]): RegistrationState =>
  events.reduce(registrationReducer, IDLE)
const submitted: RegistrationEvent = { type: 'submitted', attempt: 1 }
const verified: RegistrationEvent = { type: 'verified', attempt: 1 }
const failed: RegistrationEvent = { type: 'failed', attempt: 1, failure }

describe('a registration', () => {
  it('goes from idle over the captcha and the call to success', () => {
    expect(stateOf(submitted).status).toBe('verifying')
    expect(stateOf(submitted, verified).status).toBe('registering')
    expect(stateOf(submitted, verified, { type: 'succeeded', attempt: 1 }).status).toBe('success')
  })

  it('may fail at the captcha and at the call, and is guarded then', () => {
    for (const state of [stateOf(submitted, failed), stateOf(submitted, verified, failed)]) {
      expect(state).toEqual({ status: 'failure', attempt: 1, failure, guarded: true, waiting: false })
      expect(maySubmit(state)).toBe(false)
      expect(isBusy(state)).toBe(false)
      expect(isBusy(registrationReducer(state, { type: 'postponed' }))).toBe(true)
      const released = registrationReducer(state, { type: 'released', attempt: 1 })
      expect(maySubmit(released)).toBe(true)
    }
  })

  it('succeeds only after its captcha', () => {
    expect(stateOf(submitted, { type: 'succeeded', attempt: 1 }).status).toBe('verifying')
  })

  it('is over once it succeeded', () => {
    const state = stateOf(submitted, verified, { type: 'succeeded', attempt: 1 })
    expect(registrationReducer(state, { type: 'submitted', attempt: 2 })).toBe(state)
    expect(registrationReducer(state, failed)).toBe(state)
    expect(isBusy(state)).toBe(true)
  })

  it('has one submission at a time, and hears of no other attempt, in whatever order things happen', () => {
    const attempt = fc.integer({ min: 1, max: 3 })
    const event: fc.Arbitrary<RegistrationEvent> = fc.oneof(
      fc.record({
        type: fc.constantFrom(
          'submitted' as const,
          'verified' as const,
          'succeeded' as const,
          'released' as const,
        ),
        attempt,
      }),
      fc.record({ type: fc.constant('failed' as const), attempt, failure: fc.constant(failure) }),
      fc.record({ type: fc.constant('postponed' as const) }),
    )
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state: RegistrationState = IDLE
        for (const next of events) {
          const before = state
          state = registrationReducer(before, next)
          const isOther = 'attempt' in next && 'attempt' in before && next.attempt !== before.attempt
          if (isOther && next.type !== 'submitted') expect(state).toBe(before)
          if (next.type === 'submitted' && !maySubmit(before)) expect(state).toBe(before)
        }
      }),
    )
  })
})
