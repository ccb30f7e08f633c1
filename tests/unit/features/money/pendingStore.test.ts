import { describe, expect, it } from 'vitest'
import { PENDING_KEY, type PendingRequest } from '../../../../src/features/money/model/pendingRequest.ts'
import { createPendingStore, roomyStorage } from '../../../../src/features/money/pendingStore.ts'
import { safeStorage } from '../../../../src/session/storage.ts'
import { type FakeStorage, fakeStorage } from '../../session/fakeStorage.ts'

const request = (requestId: string): PendingRequest => ({
  ...{ what: 'withdraw', amount: '50.00', currency: 'BRL', account: 'acc-1', bonus: '', title: 'Bank' },
  ...{ requestId, member: 'aurora/1', at: 0, attempts: 1, balance: '', count: -1 },
})

/** The store of a page with these storages. A second one with the same storages is a reload. */
const openPage = (shared: () => Storage, tab: FakeStorage) =>
  createPendingStore(
    roomyStorage(
      shared,
      safeStorage(() => tab),
    ),
    () => 0,
  )

describe('requests without an answer', () => {
  it('are found by every tab', () => {
    const shared = fakeStorage()
    openPage(() => shared, fakeStorage()).put(request('request-1'))
    expect(openPage(() => shared, fakeStorage()).get('request-1')).toEqual(request('request-1'))
  })

  it.each([
    [
      'is full',
      () => {
        const shared = fakeStorage()
        shared.full = true
        return shared
      },
    ],
    [
      'is forbidden',
      () => {
        throw new DOMException('denied', 'SecurityError')
      },
    ],
  ] as const)('are found after a reload where the shared storage %s', (_, shared) => {
    const tab = fakeStorage()
    openPage(shared, tab).put(request('request-1'))
    const again = openPage(shared, tab)
    expect(again.get('request-1')).toEqual(request('request-1'))
    again.remove('request-1')
    expect(openPage(shared, tab).get('request-1')).toBeUndefined()
  })

  it('stay shared as soon as there is room again, and one that was settled does not come back', () => {
    const [shared, tab] = [fakeStorage(), fakeStorage()]
    const page = openPage(() => shared, tab)
    page.put(request('request-1'))
    shared.full = true
    page.put(request('request-2'))
    expect(page.get('request-1')).toBeDefined()
    shared.full = false
    page.remove('request-1')
    expect(tab.getItem(PENDING_KEY)).toBeNull()
    const other = openPage(() => shared, fakeStorage())
    expect([other.get('request-1'), other.get('request-2')?.requestId]).toEqual([undefined, 'request-2'])
  })
})
