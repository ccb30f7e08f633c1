import { storageFailed } from './storageFailure.ts'

/** Local or session storage with the browser's interface that never throws. */
export type SafeStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/**
 * Storage that works if the browser's is blocked or full: values are then kept in memory, until the page is closed.
 *
 * @param get returns the browser's storage; it may throw, as `window.localStorage` does if it is blocked
 * @param onFailure called once, at the first failure; default: the page's one listener
 */
export function safeStorage(
  get: () => Storage,
  onFailure: (error: unknown) => void = storageFailed,
): SafeStorage {
  // Values that could not be written to the browser's storage; null hides a value that could not be removed from it.
  const memory = new Map<string, string | null>()
  let isReported = false

  function attempt<T>(action: (storage: Storage) => T, otherwise: () => T): T {
    try {
      return action(get())
    } catch (error) {
      if (!isReported) {
        isReported = true
        onFailure(error)
      }
      return otherwise()
    }
  }

  const storedKeys = () =>
    attempt(
      (storage) => Array.from({ length: storage.length }, (_, i) => storage.key(i)),
      () => [],
    )

  const keys = () =>
    [...new Set([...storedKeys(), ...memory.keys()])].filter(
      (key): key is string => key !== null && memory.get(key) !== null,
    )

  function removeItem(key: string) {
    memory.delete(key)
    attempt(
      (storage) => storage.removeItem(key),
      () => void memory.set(key, null),
    )
  }

  return {
    get length() {
      return keys().length
    },
    key: (index) => keys()[index] ?? null,
    removeItem,
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      return attempt(
        (storage) => storage.getItem(key),
        () => null,
      )
    },
    setItem(key, value) {
      attempt(
        (storage) => {
          replace(storage, key, value)
          memory.delete(key)
        },
        () => void memory.set(key, value),
      )
    },
    clear() {
      for (const key of keys()) removeItem(key)
    },
  }
}

/**
 * Writes an item, or leaves none. If the new value does not fit, the old one is removed first: that may free enough space, and
 * otherwise the next visit must not read an outdated value.
 */
function replace(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    storage.removeItem(key)
    storage.setItem(key, value)
  }
}
