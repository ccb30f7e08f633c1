import { type Build, digestOf, olderBuilds } from './build.ts'
import type { SafeCaches } from './safeCaches.ts'

/** The part of a fetch event that the strategies need. */
export interface Fetched {
  readonly request: Request
  waitUntil(work: Promise<unknown>): void
}

export interface StrategyEnv {
  readonly caches: SafeCaches
  readonly fetch: (request: Request | string, init?: RequestInit) => Promise<Response>
  readonly build: Build
}

const DOCUMENT = '/m/index.html'
/** Cache key of a document whose files are not cached yet: they are once a page of its build has run. */
const PRECACHED = '/m/index.html?precached'
/** Cache key of a document whose player has asked for a newer build. */
const RETIRED = '/m/index.html?retired'
/** Header of a cached document that has been verified: the digest of its build. */
const VERIFIED = 'x-build'
/** If another document can start, the network has this long to return the new build's, ms. */
const NETWORK_PATIENCE_MS = 3000
/** The same where the player has asked for the new build. */
export const REFRESH_PATIENCE_MS = 15_000
const SERVER_ERROR = 500

/** The document to cache; undefined where it is not the app's, or not of the wanted build. Never rejects. */
export async function verified(answer: Response, wanted?: string): Promise<Response | undefined> {
  const isHtml = answer.headers.get('content-type')?.includes('text/html') ?? false
  if (!answer.ok || answer.redirected || !isHtml) return undefined
  const html = await answer.text().catch(() => '')
  const digest = digestOf(html)
  if (digest === undefined || (wanted !== undefined && digest !== wanted)) return undefined
  const headers = new Headers(answer.headers)
  // The text has already been decompressed.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name)
  headers.set(VERIFIED, digest)
  return new Response(html, { headers })
}

/** Strategy for the app's document, which is the same for every path. */
export function createDocuments({ caches, fetch, build }: StrategyEnv) {
  const { cache, digest } = build

  const fetchOwn = async (): Promise<Response | undefined> => {
    const answer = await fetch(DOCUMENT, { cache: 'no-cache' }).catch(() => undefined)
    return answer && verified(answer, digest)
  }

  /** The document to show offline: an older build's if its files are cached, else this build's. */
  async function fallback(): Promise<Response | undefined> {
    for (const name of olderBuilds(await caches.names(), cache)) {
      const older = (await caches.match(DOCUMENT, name)) ?? (await caches.match(RETIRED, name))
      const document = older && (await verified(older))
      if (document) return document
    }
    return caches.match(PRECACHED, cache)
  }

  async function networkFirst(request: Request): Promise<Response> {
    const answer = fetch(request)
    // Handled below; it may fail while the cache is read.
    answer.catch(() => undefined)
    const retired = await caches.match(RETIRED, cache)
    const patience = retired ? REFRESH_PATIENCE_MS : NETWORK_PATIENCE_MS
    const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience))
    const first = await Promise.race([answer, late]).catch(() => undefined)
    if (first && first.status < SERVER_ERROR) return first
    const instead = retired ?? (await fallback())
    return instead ?? answer
  }

  return {
    /** Runs at install. A document of another build is left to {@link revalidate}. */
    async precache(): Promise<void> {
      const document = await fetchOwn()
      if (document) await caches.put(cache, PRECACHED, document)
    },

    /** Called once a page of this build has run and its files are cached. Its document now comes from the cache. */
    async revalidate(): Promise<void> {
      const precached = await caches.match(PRECACHED, cache)
      const document = precached ?? (await fetchOwn())
      if (!document) return
      await caches.put(cache, DOCUMENT, document)
      // A retired one is answered again, too: the server is back at this build.
      await Promise.all([PRECACHED, RETIRED].map((key) => caches.remove(cache, key)))
    },

    /**
     * Called before the reload that brings a newer build: the network is asked first. Where it does not answer, this document
     * still starts.
     */
    async retire(): Promise<void> {
      const document = await caches.match(DOCUMENT, cache)
      if (!document) return
      await caches.put(cache, RETIRED, document)
      await caches.remove(cache, DOCUMENT)
    },

    /** Called when this build's files are gone from the server: its build's document must not be shown again. */
    async forget(): Promise<void> {
      await Promise.all([DOCUMENT, PRECACHED, RETIRED].map((key) => caches.remove(cache, key)))
    },

    /** Responds with the verified document at once, since the page checks for a newer build itself; else from the network. */
    async answer({ request }: Fetched): Promise<Response> {
      const cached = await caches.match(DOCUMENT, cache)
      return cached?.headers.get(VERIFIED) === digest ? cached : networkFirst(request)
    },

    /** Whether an earlier worker has cached a page that is not the app's. */
    async isPoisoned(): Promise<boolean> {
      for (const name of olderBuilds(await caches.names(), cache)) {
        const older = await caches.match(DOCUMENT, name)
        if (older && !(await verified(older))) return true
      }
      return false
    },
  }
}
