import { describe, expect, it } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { createQueryClient } from '../../../../src/api/query.ts'
import { redeemOnce } from '../../../../src/features/mall/once.ts'
import type { PendingRequest } from '../../../../src/features/money/model/pendingRequest.ts'
import { makeEnv, ok } from '../../api/testEnv.ts'

const REQUEST: PendingRequest = {
  ...{ what: redeemOnce.call.name, requestId: 'request-1', member: 'acme/1', at: 0, attempts: 1 },
  ...{ account: 'mug', title: 'Mug', amount: '200', currency: '', bonus: '', balance: '250', count: -1 },
}

/** Whether the market shows a redemption whose answer was lost, by the points that it says are left. */
const lookWith = (points: number | undefined, request: Partial<PendingRequest> = {}) => {
  const { env } = makeEnv(() => ok({ ...(points !== undefined && { points }), items: [] }))
  return redeemOnce.look({ ...REQUEST, ...request }, createQueryClient(createClient(env)))
}

describe('an item whose redemption has no answer', () => {
  it.each([
    ['exactly its price is gone', 50, 'seen'],
    ['more is gone', 0, 'seen'],
    ['less is gone', 51, 'notSeen'],
    ['nothing is gone', 250, 'notSeen'],
    ['points have come meanwhile', 300, 'notSeen'],
    ['the market says no points', undefined, 'notSeen'],
  ])('where %s', async (_, points, found) => {
    expect(await lookWith(points)).toBe(found)
  })

  it('is not seen where nobody knows what there was before', async () => {
    expect(await lookWith(0, { balance: '' })).toBe('notSeen')
  })

  it('is not seen by points that did not change where it cost none', async () => {
    expect(await lookWith(250, { amount: '0' })).toBe('notSeen')
  })
})
