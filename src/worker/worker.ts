/// <reference lib="webworker" />
import { routeOf } from './routing.ts'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

const PREFIX = 'house-'
const CACHE = `${PREFIX}${__BUILD__}`
const DOCUMENT = '/m/index.html'

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder())
})

self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin)
  if (route === 'asset') event.respondWith(keptFirst(event.request))
  if (route === 'document') event.respondWith(networkFirst(event.request))
})

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** Hashed files never change: what is kept is right. */
async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  const kept = await cache.match(request)
  if (kept) return kept
  const answer = await fetch(request)
  if (answer.ok) await cache.put(request, answer.clone())
  return answer
}

/** The document from the network, so that a new build is seen at once; the kept one when there is no network. */
async function networkFirst(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE)
  try {
    const answer = await fetch(request)
    const isDocument = answer.headers.get('content-type')?.includes('text/html') ?? false
    if (answer.ok && isDocument && !answer.redirected) await cache.put(DOCUMENT, answer.clone())
    return answer
  } catch (error) {
    const kept = await cache.match(DOCUMENT)
    if (kept) return kept
    throw error
  }
}
