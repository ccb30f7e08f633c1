import type { Build } from '../../../src/worker/build.ts'
import type { Fetched, StrategyEnv } from '../../../src/worker/documents.ts'
import { safeCaches } from '../../../src/worker/safeCaches.ts'
import { fakeCaches } from './fakeCaches.ts'

export const ORIGIN = 'https://acme.test'
export const DOCUMENT = '/m/index.html'
export const BUILD: Build = {
  digest: 'b2',
  entry: '/m/assets/app-AAAAAAA2.js',
  fallback: '/m/assets/SiteScreen-AAAAAAA2.js',
  cache: 'build-b2',
}

export const html = (digest: string, text = 'app'): string =>
  `<!doctype html><meta name="build" content="${digest}"><p>${text}</p>`
export const CHALLENGE = '<!doctype html><title>Checking your browser</title>'
export const page = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/html; charset=utf-8' } })
export const script = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/javascript' } })
export const picture = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'image/svg+xml' } })

/** A worker's environment: caches, and a network that answers by path. Requests to other paths fail. */
export function createWorld() {
  const caches = fakeCaches()
  const network = new Map<string, () => Response | Promise<Response>>()
  const asked: { readonly path: string; readonly cache: RequestCache | undefined }[] = []
  const work: Promise<unknown>[] = []
  const env: StrategyEnv = {
    caches: safeCaches(() => caches.storage),
    build: BUILD,
    fetch: async (request, init) => {
      const url = new URL(request instanceof Request ? request.url : request, ORIGIN)
      asked.push({ path: url.pathname, cache: init?.cache })
      const answer = network.get(url.pathname)
      if (!answer) throw new TypeError('Failed to fetch')
      return answer()
    },
  }
  return {
    env,
    caches,
    network,
    asked,
    /** A fetch event for a path. */
    fetched: (path: string): Fetched => ({
      request: new Request(ORIGIN + path),
      waitUntil: (promise) => void work.push(promise),
    }),
    /** Resolves when everything passed to `waitUntil` has settled. */
    settled: () => Promise.all(work),
    put: async (name: string, path: string, response: Response) =>
      (await caches.storage.open(name)).put(path, response),
    cached: async (name: string, path: string): Promise<string | undefined> =>
      (await (await caches.storage.open(name)).match(path))?.text(),
  }
}
