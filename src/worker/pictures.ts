import type { Fetched, StrategyEnv } from './documents.ts'

const PICTURES = 'pictures'
/** Number of cached pictures. The ones revalidated longest ago are deleted first. */
const MOST_PICTURES = 150

/** A page in place of a picture (a firewall's, a captive portal's) is not cached. */
const isPicture = ({ ok, headers }: Response): boolean =>
  ok && (headers.get('content-type')?.startsWith('image/') ?? false)

/**
 * Strategy for a merchant's pictures: cache first. Pictures from the cache are revalidated when the page is idle.
 *
 * @param isReplaced whether a newer worker waits: it cannot activate while this one is working
 */
export function createPictures(
  { caches, fetch }: Omit<StrategyEnv, 'build'>,
  isReplaced: () => boolean = () => false,
) {
  /** Addresses that were answered from the cache since the last revalidation. */
  const answered = new Set<string>()

  const replace = async (url: string, answer: Response): Promise<void> => {
    // Putting it again makes it the newest entry.
    await caches.remove(PICTURES, url)
    await caches.put(PICTURES, url, answer)
  }

  async function trim(): Promise<void> {
    const requests = await caches.requests(PICTURES)
    for (const old of requests.slice(0, -MOST_PICTURES)) await caches.remove(PICTURES, old)
  }

  return {
    async answer(event: Fetched): Promise<Response> {
      const { request } = event
      const here = await caches.match(request, PICTURES)
      if (here) {
        answered.add(request.url)
        return here
      }
      const answer = await fetch(request)
      if (isPicture(answer)) event.waitUntil(caches.put(PICTURES, request, answer.clone()))
      return answer
    },

    /** Caches pictures that a page has loaded before the worker controlled it, and revalidates those from the cache. */
    async revalidate(loaded: readonly string[]): Promise<void> {
      const stale = [...answered]
      answered.clear()
      for (const url of loaded.slice(-MOST_PICTURES)) {
        if (isReplaced()) return
        if (await caches.match(url, PICTURES)) continue
        const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined)
        if (answer && isPicture(answer)) await caches.put(PICTURES, url, answer)
      }
      for (const url of stale) {
        if (isReplaced()) return
        const answer = await fetch(url).catch(() => undefined)
        if (answer && isPicture(answer)) await replace(url, answer)
      }
      await trim()
    },
  }
}
