/** The needed part of CacheStorage, by name of the cache. */
export interface SafeCaches {
  /** From the named cache, or from any cache. */
  match(request: Request | string, name?: string): Promise<Response | undefined>
  put(name: string, request: Request | string, response: Response): Promise<void>
  remove(name: string, request: Request | string): Promise<void>
  requests(name: string): Promise<readonly Request[]>
  /** Names of the caches, oldest first. */
  names(): Promise<readonly string[]>
  drop(name: string): Promise<void>
}

/** The path alone identifies a file. */
const ANY = { ignoreVary: true } as const

/**
 * CacheStorage that never rejects: where it fails, nothing is cached and the network answers. Every access tries again.
 */
export function safeCaches(storage: () => CacheStorage): SafeCaches {
  /** Opened once: every file of a visit is looked up here. */
  const opened = new Map<string, Promise<Cache>>()

  async function within<Result>(
    name: string,
    action: (cache: Cache) => Promise<Result>,
    otherwise: Result,
  ): Promise<Result> {
    try {
      const cache = opened.get(name) ?? storage().open(name)
      opened.set(name, cache)
      return await action(await cache)
    } catch {
      opened.delete(name)
      return otherwise
    }
  }
  async function attempt<Result>(action: () => Promise<Result>, otherwise: Result): Promise<Result> {
    try {
      return await action()
    } catch {
      return otherwise
    }
  }

  return {
    match: (request, name) =>
      name === undefined
        ? attempt(() => storage().match(request, ANY), undefined)
        : within(name, (cache) => cache.match(request, ANY), undefined),
    put: (name, request, response) => within(name, (cache) => cache.put(request, response), undefined),
    remove: async (name, request) => void (await within(name, (cache) => cache.delete(request, ANY), false)),
    requests: (name) => within<readonly Request[]>(name, (cache) => cache.keys(), []),
    names: () => attempt<readonly string[]>(() => storage().keys(), []),
    drop: async (name) => {
      opened.delete(name)
      await attempt(() => storage().delete(name), false)
    },
  }
}
