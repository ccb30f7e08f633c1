import { describe, expect, it } from 'vitest'
import { createClient } from '../../../../src/api/client.ts'
import { createQueryClient } from '../../../../src/api/query.ts'
import type { PendingRequest } from '../../../../src/features/money/model/pendingRequest.ts'
import { promotionOnce } from '../../../../src/features/rewards/once.ts'
import { makeEnv, ok } from '../../api/testEnv.ts'

const REQUEST: PendingRequest = {
  ...{ what: promotionOnce.call.name, requestId: 'request-1', member: 'acme/1', at: 0, attempts: 1 },
  ...{ account: '7', title: 'Welcome', amount: '', currency: '', bonus: '', balance: '', count: -1 },
}

describe('a claim whose answer was lost', () => {
  it.each([
    ['can no longer be claimed', [{ id: 7, title: 'Welcome', claimable: false }], 'seen'],
    ['is listed without a word about it', [{ id: '7', title: 'Welcome' }], 'seen'],
    ['can still be claimed', [{ id: '7', title: 'Welcome', claimable: true }], 'notSeen'],
    ['is not listed', [{ id: '8', title: 'Friday', claimable: false }], 'notSeen'],
  ])('where the reward %s', async (_, promotions, found) => {
    const { env } = makeEnv(() => ok(promotions))
    expect(await promotionOnce.look(REQUEST, createQueryClient(createClient(env)))).toBe(found)
  })
})
