import type { Fetched, StrategyEnv } from './documents.ts'
import { isGone } from './routing.ts'

/**
 * Strategy for the build's hashed files, which never change: cache first.
 *
 * @param onGone the server has no such file any more
 */
export function createAssets({ caches, fetch, build }: StrategyEnv, onGone: () => Promise<void>) {
  const { cache } = build
  const isCacheable = ({ ok, status, headers }: Response) =>
    ok && !isGone(status, headers.get('content-type'))
  /** Another build's cache may have it: another tab may run the build before. */
  const cached = async (request: Request | string) =>
    (await caches.match(request, cache)) ?? caches.match(request)

  return {
    /** Caches files that a page has loaded past the worker. The browser's own cache has them: no network is needed. */
    async copy(files: readonly string[]): Promise<void> {
      for (const file of files) {
        if (await caches.match(file, cache)) continue
        const answer =
          (await caches.match(file)) ?? (await fetch(file, { cache: 'force-cache' }).catch(() => undefined))
        if (answer && isCacheable(answer)) await caches.put(cache, file, answer)
      }
    },

    async answer(event: Fetched): Promise<Response> {
      const here = await cached(event.request)
      if (here) return here
      const answer = await fetch(event.request)
      if (isCacheable(answer)) event.waitUntil(caches.put(cache, event.request, answer.clone()))
      else if (isGone(answer.status, answer.headers.get('content-type'))) await onGone()
      return answer
    },
  }
}
