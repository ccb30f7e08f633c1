import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../../src/api/error.ts'
import { createOnceSender, type Wish } from '../../../../src/features/money/onceSender.ts'
import { createPendingStore } from '../../../../src/features/money/pendingStore.ts'
import { withdrawOnce } from '../../../../src/features/withdraw/once.ts'
import { fakeStorage } from '../../session/fakeStorage.ts'

const to = (account: string): Wish => ({
  ...{ account, title: account, amount: '50.00', currency: 'BRL', bonus: '', balance: '', count: -1 },
})

describe('a withdrawal without an answer', () => {
  it('comes before a second one, which another tab asks for to another account', async () => {
    const sent: unknown[] = []
    const pending = createPendingStore(fakeStorage(), () => 0)
    const tab = () =>
      createOnceSender({
        what: withdrawOnce.call.name,
        perAccount: withdrawOnce.perAccount,
        send: async (request) => {
          sent.push(withdrawOnce.bodyOf(request))
          throw new ApiError('network', 'the answer was lost')
        },
        look: async () => 'notSeen',
        member: () => 'acme/1',
        pending,
        newId: () => `request-${sent.length}`,
        now: () => 0,
        exclusively: async (step) => step(),
      })
    const [first, second] = [tab(), tab()]
    await first.place(to('one'))
    await second.place(to('two'))
    expect(sent).toEqual([{ accountId: 'one', amount: '50.00', currency: 'BRL', requestId: 'request-0' }])
    expect(second.state()).toMatchObject({ phase: 'unsure', request: { account: 'one' } })
  })
})
