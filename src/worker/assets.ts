import type { Fetched, StrategyEnv } from './documents.ts'
import { isGone } from './routing.ts'

/** Content types of scripts and styles. A response of another type in place of such a file must not be cached. */
const TYPES = [
  ['.js', 'javascript'],
  ['.css', 'text/css'],
] as const
/** @param file an address, or a path */
const pathOf = (file: string): string => file.split('?', 1)[0] ?? ''
const fits = (file: string, type: string): boolean =>
  TYPES.every(([ending, wanted]) => !pathOf(file).endsWith(ending) || type.includes(wanted))

/**
 * Strategy for the build's hashed files, which never change: cache first.
 *
 * @param onGone called where the server no longer has the file
 */
export function createAssets({ caches, fetch, build }: StrategyEnv, onGone: () => Promise<void>) {
  const { cache } = build
  const isCacheable = (file: string, { ok, redirected, status, headers }: Response) => {
    const type = headers.get('content-type')
    return ok && !redirected && !isGone(status, type) && fits(file, type ?? '')
  }
  /** Looks in the caches of all builds: another tab may run an earlier one. */
  const cached = async (request: Request | string) =>
    (await caches.match(request, cache)) ?? caches.match(request)

  return {
    /** Caches files that a page has loaded before the worker controlled it. They come from the HTTP cache. */
    async copy(files: readonly string[]): Promise<void> {
      for (const file of files) {
        if (await caches.match(file, cache)) continue
        const answer =
          (await caches.match(file)) ?? (await fetch(file, { cache: 'force-cache' }).catch(() => undefined))
        if (answer && isCacheable(file, answer)) await caches.put(cache, file, answer)
      }
    },

    async answer(event: Fetched): Promise<Response> {
      const here = await cached(event.request)
      if (here) return here
      const answer = await fetch(event.request)
      if (isCacheable(event.request.url, answer))
        event.waitUntil(caches.put(cache, event.request, answer.clone()))
      else if (isGone(answer.status, answer.headers.get('content-type'))) await onGone()
      return answer
    },
  }
}
