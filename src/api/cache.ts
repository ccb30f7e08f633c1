import type { StorageLike } from './env.ts'

/** Maximum age of a cached answer, milliseconds; the specification defines none. */
export const CACHE_MAX_AGE_MS = 3_600_000

const PREFIX = 'wps:'

/** A short key without a token: two FNV-1a hashes. Not secure against attackers. */
export function hashOf(text: string): string {
  let one = 0x811c9dc5
  let two = 0xdeadbeef
  for (let n = 0; n < text.length; n += 1) {
    const unit = text.charCodeAt(n)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ unit, 0x5bd1e995)
  }
  return (one >>> 0).toString(36) + (two >>> 0).toString(36)
}

export interface ResponseCache {
  /** Returns the stored value, or undefined. Callers must validate it, since other code may write there. */
  read(key: string): { readonly value: unknown } | undefined
  write(key: string, value: unknown): void
  /** Removes all entries of this cache. */
  clear(): void
}

/**
 * The optional session-storage cache of GET answers (docs/conformance.md § 2.7). If the storage is missing, full or throws, the
 * cache is empty; that is never an error.
 */
export function createCache(storage: StorageLike | undefined, now: () => number): ResponseCache {
  function attempt<Result>(work: (storage: StorageLike) => Result): Result | undefined {
    try {
      return storage && work(storage)
    } catch {
      return undefined
    }
  }
  const slot = (key: string) => PREFIX + hashOf(key)

  return {
    read: (key) =>
      attempt((store) => {
        const entry: unknown = JSON.parse(store.getItem(slot(key)) ?? 'null')
        if (typeof entry !== 'object' || entry === null) return undefined
        if (!('at' in entry && 'value' in entry) || typeof entry.at !== 'number') return undefined
        const age = now() - entry.at
        // A negative age means that the clock was set back: without this check the answer would stay valid too long.
        return age >= 0 && age < CACHE_MAX_AGE_MS ? { value: entry.value } : undefined
      }),
    write: (key, value) => {
      attempt((store) => store.setItem(slot(key), JSON.stringify({ at: now(), value })))
    },
    clear: () => {
      attempt((store) => {
        const names = Array.from({ length: store.length }, (_, index) => store.key(index))
        for (const name of names) if (name?.startsWith(PREFIX)) store.removeItem(name)
      })
    },
  }
}
