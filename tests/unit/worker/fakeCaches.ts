/** A CacheStorage in memory that can fail on command. */
export interface FakeCaches {
  readonly storage: CacheStorage
  /** From now on every access rejects; `false` ends this. */
  fail(fails: boolean): void
  /** How often a cache was opened. */
  opened(): number
}

const keyOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), 'https://acme.test').href

export function fakeCaches(): FakeCaches {
  const caches = new Map<string, Map<string, Response>>()
  let fails = false
  let opened = 0
  const guard = async () => {
    if (fails) throw new DOMException('Unexpected internal error.', 'UnknownError')
  }
  const open = async (name: string) => {
    opened += 1
    await guard()
    const entries = caches.get(name) ?? new Map<string, Response>()
    caches.set(name, entries)
    return {
      match: async (request: RequestInfo | URL) => {
        await guard()
        return entries.get(keyOf(request))?.clone()
      },
      put: async (request: RequestInfo | URL, response: Response) => {
        await guard()
        entries.set(keyOf(request), response)
      },
      delete: async (request: RequestInfo | URL) => {
        await guard()
        return entries.delete(keyOf(request))
      },
      keys: async () => {
        await guard()
        return [...entries.keys()].map((url) => new Request(url))
      },
      add: guard,
      addAll: guard,
      matchAll: async () => [...entries.values()],
    }
  }
  return {
    storage: {
      open,
      keys: async () => {
        await guard()
        return [...caches.keys()]
      },
      has: async (name) => caches.has(name),
      delete: async (name) => {
        await guard()
        return caches.delete(name)
      },
      match: async (request) => {
        await guard()
        for (const entries of caches.values()) {
          const found = entries.get(keyOf(request))
          if (found) return found.clone()
        }
        return undefined
      },
    },
    fail: (now) => {
      fails = now
    },
    opened: () => opened,
  }
}
