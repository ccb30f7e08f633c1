import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  findPending,
  MOST_PENDING,
  PENDING_KEPT_MS,
  type PendingRequest,
  readPending,
  withoutPending,
  withPending,
} from '../../../../../src/features/money/model/pendingRequest.ts'

const request = (requestId: string, more: Partial<PendingRequest> = {}): PendingRequest => ({
  what: 'withdraw',
  amount: '50.00',
  currency: 'BRL',
  account: 'acc-1',
  bonus: '',
  title: 'Bank',
  requestId,
  member: 'acme/1',
  at: 1000,
  attempts: 1,
  balance: '12050',
  count: -1,
  ...more,
})
const stored = (...list: readonly object[]) => JSON.stringify(list)

describe('requests without an answer', () => {
  it('are read as they were written', () => {
    expect(readPending(stored(request('a'), request('b')), 2000)).toEqual([request('a'), request('b')])
  })

  it('are forgotten after a day, also by a clock that was set back', () => {
    expect(readPending(stored(request('a')), 1000 + PENDING_KEPT_MS - 1)).toHaveLength(1)
    expect(readPending(stored(request('a')), 1000 + PENDING_KEPT_MS)).toEqual([])
    expect(readPending(stored(request('a')), 1000 - PENDING_KEPT_MS)).toEqual([])
  })

  it('are nothing that somebody else wrote there', () => {
    fc.assert(fc.property(fc.json(), (text) => void expect(readPending(text, 0)).toEqual([])))
    for (const wrong of [{ requestId: '' }, { balance: '12.5' }, { at: 1.5 }, { amount: 5 }])
      expect(readPending(stored({ ...request('a'), ...wrong }), 1000)).toEqual([])
    expect(readPending('[', 0)).toEqual([])
    expect(readPending(null, 0)).toEqual([])
  })

  it('are one for each id, and not more than can be of use', () => {
    const again = request('a', { attempts: 2 })
    expect(withPending([request('a'), request('b')], again)).toEqual([request('b'), again])
    expect(withoutPending([request('a'), request('b')], 'a')).toEqual([request('b')])
    const many = Array.from({ length: MOST_PENDING }, (_, index) => request(String(index)))
    expect(withPending(many, again)).toEqual([...many.slice(1), again])
  })

  it('are found by what was asked, by whom, and where it matters for what', () => {
    const list = [request('a'), request('b', { account: 'acc-2' }), request('c', { member: 'acme/2' })]
    expect(findPending(list, { what: 'withdraw', member: 'acme/1' })?.requestId).toBe('a')
    expect(findPending(list, { what: 'withdraw', member: 'acme/1', account: 'acc-2' })?.requestId).toBe('b')
    expect(findPending(list, { what: 'withdraw', member: 'acme/2' })?.requestId).toBe('c')
    expect(findPending(list, { what: 'deposit', member: 'acme/1' })).toBeUndefined()
    expect(findPending(list, { what: 'withdraw', member: 'acme/3' })).toBeUndefined()
  })
})
