import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type ModalEvent,
  type ModalState,
  modalReducer,
  opened,
  placed,
  type View,
} from '../../../../../../src/features/auth/secondFactor/model/modal.ts'

const ALL = { payeeName: true, sms: true, ga: true, email: true }
const told = (...events: ModalEvent[]): ModalState => events.reduce(modalReducer, opened(ALL))
function viewOf(...events: ModalEvent[]): View {
  const state = told(...events)
  if (state.status === 'unmounted') throw new Error('unmounted')
  return state.view
}

describe('the modal', () => {
  it('is open, closing, unmounted (docs/conformance.md § 1.4)', () => {
    expect(told().status).toBe('open')
    expect(told({ type: 'cancelled' }).status).toBe('closing')
    expect(told({ type: 'submitted' }, { type: 'verified', attempt: 1 }).status).toBe('closing')
    expect(told({ type: 'cancelled' }, { type: 'left' }).status).toBe('unmounted')
    expect(told({ type: 'left' }).status, 'what is open has not left').toBe('open')
  })

  it('opens on the first way that is allowed; on none where none is', () => {
    expect(viewOf().method).toBe('payeeName')
    expect(opened({ ...ALL, payeeName: false })).toMatchObject({ view: { method: 'sms' } })
    const none = opened({ payeeName: false, sms: false, ga: false, email: false })
    expect(none).toMatchObject({ status: 'open', view: { methods: [], method: undefined } })
    expect(modalReducer(none, { type: 'submitted' })).toBe(none)
  })

  it('keeps what was typed when the tab changes, and forgets what was wrong', () => {
    const view = viewOf(
      { type: 'typed', field: 'payeeName', value: 'Mariana' },
      { type: 'refused', missing: ['payeeName'] },
      { type: 'methodChosen', method: 'ga' },
      { type: 'typed', field: 'authCode', value: '12' },
      { type: 'methodChosen', method: 'payeeName' },
    )
    expect(view.typed).toMatchObject({ payeeName: 'Mariana', authCode: '12' })
    expect(view.missing).toEqual([])
  })

  it('does not change tabs, nor text, nor submits again, while an answer is awaited', () => {
    const busy = told({ type: 'submitted' })
    const events: ModalEvent[] = [
      { type: 'methodChosen', method: 'email' },
      { type: 'typed', field: 'payeeName', value: 'x' },
      { type: 'submitted' },
      { type: 'refused', missing: ['payeeName'] },
    ]
    for (const event of events) expect(modalReducer(busy, event)).toBe(busy)
  })

  it('has no tab that the flags do not allow', () => {
    const state = opened({ ...ALL, sms: false })
    expect(modalReducer(state, { type: 'methodChosen', method: 'sms' })).toBe(state)
  })

  it('takes a message away with the first change of the field that it is about', () => {
    const failed: ModalEvent = { type: 'failed', attempt: 1, failure: { message: 'No', field: 'payeeName' } }
    const view = viewOf({ type: 'submitted' }, failed)
    expect(view).toMatchObject({ work: 'idle', failure: { message: 'No' } })
    expect(
      viewOf({ type: 'submitted' }, failed, { type: 'typed', field: 'payeeName', value: 'x' }).failure,
    ).toBeNull()
  })

  it('discards an answer that comes after it was cancelled, and one of an earlier submission', () => {
    const cancelled = told({ type: 'submitted' }, { type: 'cancelled' })
    expect(modalReducer(cancelled, { type: 'verified', attempt: 1 })).toBe(cancelled)
    expect(modalReducer(cancelled, { type: 'failed', attempt: 1, failure: {} })).toBe(cancelled)
    const second = told(
      { type: 'submitted' },
      { type: 'failed', attempt: 1, failure: {} },
      { type: 'submitted' },
    )
    expect(modalReducer(second, { type: 'verified', attempt: 1 })).toBe(second)
  })
})

describe('whatever happens', () => {
  const field = fc.constantFrom('payeeName' as const, 'mobileNum' as const, 'authCode' as const)
  const attempt = fc.integer({ min: 0, max: 4 })
  const event: fc.Arbitrary<ModalEvent> = fc.oneof(
    fc.record({
      type: fc.constant('methodChosen' as const),
      method: fc.constantFrom('payeeName' as const, 'sms' as const, 'ga' as const),
    }),
    fc.record({ type: fc.constant('typed' as const), field, value: fc.string() }),
    fc.record({ type: fc.constant('refused' as const), missing: fc.array(field) }),
    fc.record({ type: fc.constant('submitted' as const) }),
    fc.record({ type: fc.constant('failed' as const), attempt, failure: fc.constant({ message: 'No' }) }),
    fc.record({ type: fc.constant('verified' as const), attempt }),
    fc.record({ type: fc.constant('cancelled' as const) }),
    fc.record({ type: fc.constant('left' as const) }),
  )
  const ORDER = { open: 0, closing: 1, unmounted: 2 }

  it('it only goes from open to closing to unmounted, and shows a tab that is allowed', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = opened({ ...ALL, email: false })
        for (const each of events) {
          const next = modalReducer(state, each)
          expect([0, 1]).toContain(ORDER[next.status] - ORDER[state.status])
          if (next.status !== 'unmounted') expect(next.view.methods).toContain(next.view.method)
          state = next
        }
      }),
    )
  })
})

it('puts what the server says about what was typed beside the field that proves', () => {
  expect(placed({ message: 'No' }, true, 'sms').field).toBe('verificationCode')
  expect(placed({ message: 'No' }, true, 'email').field).toBe('email')
  expect(placed({ messageKey: 'network_offline' }, false, 'sms').field).toBeUndefined()
  expect(placed({}, true, 'sms').field).toBeUndefined()
})
