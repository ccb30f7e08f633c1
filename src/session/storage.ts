import { storageFailed } from './storageFailure.ts'

/** Local or session storage that never throws, unlike the browser's own; otherwise the same. */
export type SafeStorage = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem' | 'clear'>

/**
 * Storage that works when the browser's does not: where it is forbidden or full, what is written lives in memory
 * for as long as the page does.
 *
 * @param get answers the browser's storage; it may throw, as reading `window.localStorage` does where it is blocked
 * @param onFailure told once, at the first failure, never again; unless given, the page's one listener
 */
export function safeStorage(
  get: () => Storage,
  onFailure: (error: unknown) => void = storageFailed,
): SafeStorage {
  // What could not be written to the browser's storage; null hides what could not be removed from it.
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
 * Writes an item, or leaves none. Where the new value does not fit, the old one is removed: the next visit must not read a
 * value that is older than what was seen, and its space may be enough for the new one.
 */
function replace(storage: Storage, key: string, value: string): void {
  try {
    storage.setItem(key, value)
  } catch {
    storage.removeItem(key)
    storage.setItem(key, value)
  }
}
