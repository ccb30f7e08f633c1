import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  IDLE,
  LONGEST_WAIT_S,
  maySend,
  type Sending,
  type SendingEvent,
  secondsLeft,
  sendingReducer,
  USUAL_WAIT_S,
  waitOf,
} from '../../../../../../src/features/auth/smsCode/model/sending.ts'

const T = Date.parse('2026-11-21T10:00:00Z')
const told = (...events: SendingEvent[]): Sending => events.reduce(sendingReducer, IDLE)
const started: SendingEvent = { type: 'sendStarted', attempt: 1 }
const sent: SendingEvent = { type: 'sent', attempt: 1, now: T, seconds: 120 }

describe('sending a code', () => {
  it('is idle, sending, counting down, idle (docs/conformance.md § 1.4)', () => {
    expect(told().status).toBe('idle')
    expect(told(started).status).toBe('sending')
    const waiting = told(started, sent)
    expect(waiting).toEqual({ status: 'countingDown', until: T + 120_000, seconds: 120 })
    expect(sendingReducer(waiting, { type: 'looked', now: T + 119_999 })).toBe(waiting)
    expect(sendingReducer(waiting, { type: 'looked', now: T + 120_000 })).toEqual(IDLE)
  })

  it('that failed is idle at once, and says why until the next one', () => {
    const failed = told(started, { type: 'sendFailed', attempt: 1, failure: { message: 'No' } })
    expect(failed).toEqual({ status: 'idle', failure: { message: 'No' } })
    expect(sendingReducer(failed, { type: 'sendStarted', attempt: 2 })).toEqual({
      status: 'sending',
      attempt: 2,
    })
  })

  it('goes one at a time, and not while a countdown runs', () => {
    expect(maySend(told(started), T)).toBe(false)
    expect(maySend(told(started, sent), T + 119_000)).toBe(false)
    expect(maySend(told(started, sent), T + 120_000)).toBe(true)
  })

  it('ignores the answer of an attempt that is not the one under way', () => {
    const second = told(
      started,
      { type: 'sendFailed', attempt: 1, failure: {} },
      { type: 'sendStarted', attempt: 2 },
    )
    expect(sendingReducer(second, sent)).toBe(second)
    expect(sendingReducer(second, { type: 'sendFailed', attempt: 1, failure: {} })).toBe(second)
  })
})

describe('the countdown', () => {
  it('shows whole seconds, and a clock that was set back makes nobody wait longer', () => {
    const waiting = told(started, sent)
    expect(secondsLeft(waiting, T)).toBe(120)
    expect(secondsLeft(waiting, T + 500)).toBe(120)
    expect(secondsLeft(waiting, T + 118_001)).toBe(2)
    expect(secondsLeft(waiting, T - 3_600_000)).toBe(120)
    expect(secondsLeft(IDLE, T)).toBe(0)
  })

  it('lasts as the back office says, 60 s where it says nothing that is a time, an hour at most', () => {
    expect([90, '45', 0, 0.4].map(waitOf)).toEqual([90, 45, 0, 1])
    const none = [undefined, null, '', ' ', 'soon', -1, Number.NaN, {}, []]
    expect(none.map(waitOf)).toEqual(none.map(() => USUAL_WAIT_S))
    expect(waitOf(1e9)).toBe(LONGEST_WAIT_S)
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const seconds = waitOf(value)
        expect(Number.isInteger(seconds) && seconds >= 0 && seconds <= LONGEST_WAIT_S).toBe(true)
      }),
    )
  })
})
