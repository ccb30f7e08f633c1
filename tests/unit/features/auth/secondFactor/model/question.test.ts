import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  placed,
  type Question,
  type QuestionEvent,
  questionOf,
  questionReducer,
} from '../../../../../../src/features/auth/secondFactor/model/question.ts'

const ALL = { payeeName: true, sms: true, ga: true, email: true }
const told = (...events: QuestionEvent[]): Question => events.reduce(questionReducer, questionOf(ALL))

describe('the question', () => {
  it('opens on the first way that is allowed; on none where none is', () => {
    expect(told().method).toBe('payeeName')
    expect(questionOf({ ...ALL, payeeName: false })).toMatchObject({ method: 'sms' })
    const none = questionOf({ payeeName: false, sms: false, ga: false, email: false })
    expect(none).toMatchObject({ methods: [], method: undefined })
    expect(questionReducer(none, { type: 'submitted' })).toBe(none)
  })

  it('keeps what was typed when the tab changes, and forgets what was wrong', () => {
    const view = told(
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
    const events: QuestionEvent[] = [
      { type: 'methodChosen', method: 'email' },
      { type: 'typed', field: 'payeeName', value: 'x' },
      { type: 'submitted' },
      { type: 'refused', missing: ['payeeName'] },
    ]
    for (const event of events) expect(questionReducer(busy, event)).toBe(busy)
  })

  it('has no tab that the flags do not allow', () => {
    const state = questionOf({ ...ALL, sms: false })
    expect(questionReducer(state, { type: 'methodChosen', method: 'sms' })).toBe(state)
  })

  it('takes a message away with the first change of the field that it is about', () => {
    const failed: QuestionEvent = {
      type: 'failed',
      attempt: 1,
      failure: { message: 'No', field: 'payeeName' },
    }
    const view = told({ type: 'submitted' }, failed)
    expect(view).toMatchObject({ work: 'idle', failure: { message: 'No' } })
    expect(
      told({ type: 'submitted' }, failed, { type: 'typed', field: 'payeeName', value: 'x' }).failure,
    ).toBeNull()
  })

  it('discards the answer to an earlier submission', () => {
    const second = told(
      { type: 'submitted' },
      { type: 'failed', attempt: 1, failure: {} },
      { type: 'submitted' },
    )
    expect(questionReducer(second, { type: 'failed', attempt: 1, failure: {} })).toBe(second)
  })
})

describe('whatever happens', () => {
  const field = fc.constantFrom('payeeName' as const, 'mobileNum' as const, 'authCode' as const)
  const attempt = fc.integer({ min: 0, max: 4 })
  const event: fc.Arbitrary<QuestionEvent> = fc.oneof(
    fc.record({
      type: fc.constant('methodChosen' as const),
      method: fc.constantFrom('payeeName' as const, 'sms' as const, 'ga' as const),
    }),
    fc.record({ type: fc.constant('typed' as const), field, value: fc.string() }),
    fc.record({ type: fc.constant('refused' as const), missing: fc.array(field) }),
    fc.record({ type: fc.constant('submitted' as const) }),
    fc.record({ type: fc.constant('failed' as const), attempt, failure: fc.constant({ message: 'No' }) }),
  )

  it('it shows a tab that is allowed, and submits one thing at a time', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let question = questionOf({ ...ALL, email: false })
        for (const each of events) {
          const next = questionReducer(question, each)
          expect(next.methods).toContain(next.method)
          if (question.work === 'processing' && each.type !== 'failed') expect(next).toBe(question)
          question = next
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
