import type { Client } from '../../api/client.ts'
import { onePer } from '../../registry/AppContext.ts'
import { type SafeStorage, safeStorage } from '../../session/storage.ts'
import {
  findPending,
  PENDING_KEY,
  type PendingFilter,
  type PendingRequest,
  readPending,
  withoutPending,
  withPending,
} from './model/pendingRequest.ts'

/** Stores requests that have no answer yet. */
export interface PendingStore {
  readonly find: (filter: PendingFilter) => PendingRequest | undefined
  readonly get: (requestId: string) => PendingRequest | undefined
  readonly put: (request: PendingRequest) => void
  readonly remove: (requestId: string) => void
  /** Reports changes made by this page. */
  readonly subscribe: (listener: () => void) => () => void
}

/** @param now the clock, ms since 1970 */
export function createPendingStore(storage: Kept, now: () => number): PendingStore {
  const listeners = new Set<() => void>()
  const read = () => readPending(storage.getItem(PENDING_KEY), now())
  function write(list: readonly PendingRequest[]) {
    if (list.length === 0) storage.removeItem(PENDING_KEY)
    else storage.setItem(PENDING_KEY, JSON.stringify(list))
    for (const listener of [...listeners]) listener()
  }
  return {
    find: (filter) => findPending(read(), filter),
    get: (requestId) => read().find((one) => one.requestId === requestId),
    put: (request) => write(withPending(read(), request)),
    remove: (requestId) => write(withoutPending(read(), requestId)),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Kept = Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>

/** Uses shared storage, or the tab's own storage if that is full or blocked. Both survive a reload. */
export function roomyStorage(shared: () => Storage, tab: SafeStorage): Kept {
  function attempt<Result>(use: (storage: Storage) => Result, otherwise: Result): Result {
    try {
      return use(shared())
    } catch {
      return otherwise
    }
  }
  function wasWritten(key: string, value: string): boolean {
    return attempt((storage) => {
      storage.setItem(key, value)
      return true
    }, false)
  }
  return {
    getItem: (key) => tab.getItem(key) ?? attempt((storage) => storage.getItem(key), null),
    setItem(key, value) {
      if (wasWritten(key, value)) tab.removeItem(key)
      else tab.setItem(key, value)
    },
    removeItem(key) {
      tab.removeItem(key)
      attempt((storage) => storage.removeItem(key), undefined)
    },
  }
}

/** The page's store of unanswered requests. Uses the server's time. */
export const pendingStoreOf = onePer((client: Client) =>
  createPendingStore(
    roomyStorage(
      () => window.localStorage,
      safeStorage(() => window.sessionStorage),
    ),
    () => client.serverNow(),
  ),
)

const LOCK = 'SHELL_pendingRequests'

/**
 * Runs a step under a lock shared by all tabs, so that two tabs cannot both find nothing pending. Web Locks need
 * https; over http the step runs without a lock.
 */
export function exclusively<Result>(step: () => Result): Promise<Result> {
  const locks: LockManager | undefined = window.navigator.locks
  return locks ? locks.request(LOCK, () => step()) : Promise.resolve(step())
}
