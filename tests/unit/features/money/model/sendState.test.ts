import { describe, expect, it } from 'vitest'
import type { PendingRequest } from '../../../../../src/features/money/model/pendingRequest.ts'
import {
  findingOf,
  isUnsettled,
  maySendAgain,
  READY,
  type SendEvent,
  type SendState,
  sendReducer,
} from '../../../../../src/features/money/model/sendState.ts'

const request: PendingRequest = {
  ...{ what: 'withdraw', amount: '50.00', currency: 'BRL', account: 'a', bonus: '', title: 'Bank' },
  ...{ requestId: 'r1', member: 'acme/1', at: 0, attempts: 1, balance: '12050', count: 3 },
}
const { requestId } = request
const stateAfter = (...events: readonly SendEvent[]): SendState => events.reduce(sendReducer, READY)
const sent: SendEvent = { type: 'sent', request }
const unanswered: SendEvent = { type: 'unanswered', request, error: new Error('cut') }

describe('a form’s request', () => {
  it('without an answer is offered again only after somebody has looked', () => {
    const state = stateAfter(sent, unanswered)
    expect(state).toMatchObject({ phase: 'unsure', found: 'looking' })
    expect(maySendAgain(state)).toBe(false)
    const failed = sendReducer(state, { type: 'looked', requestId, found: 'failed' })
    expect(maySendAgain(failed)).toBe(false)
    expect(maySendAgain(sendReducer(failed, { type: 'looked', requestId, found: 'notSeen' }))).toBe(true)
    expect(maySendAgain(sendReducer(failed, { type: 'looked', requestId, found: 'seen' }))).toBe(true)
  })

  it('that was refused is said to be, until something else stands in the form', () => {
    const state = stateAfter(sent, { type: 'refused', request, error: new Error('no') })
    expect(state.phase).toBe('refused')
    expect(sendReducer(state, { type: 'changed' })).toBe(READY)
    const unsure = stateAfter(sent, unanswered)
    expect(sendReducer(unsure, { type: 'changed' })).toBe(unsure)
  })

  it('is settled by an answer in another tab, and by nothing about another request', () => {
    const unsure = stateAfter({ type: 'found', request })
    expect(sendReducer(unsure, { type: 'settled', requestId: 'other' })).toBe(unsure)
    expect(sendReducer(unsure, { type: 'looked', requestId: 'other', found: 'seen' })).toBe(unsure)
    expect(sendReducer(unsure, { type: 'settled', requestId })).toBe(READY)
  })

  it('that is under way is not taken for one that was left behind', () => {
    const sending = stateAfter(sent)
    expect(sendReducer(sending, { type: 'found', request })).toBe(sending)
    expect(isUnsettled(sending)).toBe(false)
    expect(isUnsettled(stateAfter({ type: 'sent', request: { ...request, attempts: 2 } }))).toBe(true)
    expect(isUnsettled(stateAfter(sent, unanswered))).toBe(true)
    expect(isUnsettled(stateAfter(sent, { type: 'answered', request }))).toBe(false)
  })
})

describe('a look at the account', () => {
  it.each([
    ['one more is counted', { count: 4 }, 5000n, 'seen'],
    ['as many are counted', { count: 3 }, 5000n, 'notSeen'],
    ['so much less is there', { balance: 7050n }, 5000n, 'seen'],
    ['a little less is there', { balance: 7051n }, 5000n, 'notSeen'],
    ['nothing is taken off the balance', { balance: 0n }, 0n, 'notSeen'],
    ['nothing is known', {}, 5000n, 'notSeen'],
  ] as const)('where %s', (_, now, taken, found) => {
    expect(findingOf(request, now, taken)).toBe(found)
  })

  it('compares with nothing that was not known before', () => {
    expect(findingOf({ ...request, balance: '', count: -1 }, { balance: 0n, count: 9 }, 5000n)).toBe(
      'notSeen',
    )
  })
})
