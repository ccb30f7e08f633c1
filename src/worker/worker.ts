/// <reference lib="webworker" />
import { routeOf } from './routing.ts'

declare const self: ServiceWorkerGlobalScope
declare const __BUILD__: string

const PREFIX = 'house-'
const CACHE = `${PREFIX}${__BUILD__}`
const DOCUMENT = '/m/index.html'

/** Opened once: every file of a visit comes by here. */
let opened: Promise<Cache> | undefined
const ownCache = (): Promise<Cache> => {
  opened ??= caches.open(CACHE)
  return opened
}

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOlder(), askAhead()]))
})

self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin)
  if (route === 'asset') event.respondWith(keptFirst(event))
  if (route === 'document') event.respondWith(networkFirst(event))
})

async function forgetOlder(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)),
  )
}

/** Lets the browser ask for a document while this worker is still waking up, where it can. */
async function askAhead(): Promise<void> {
  await self.registration.navigationPreload?.enable()
}

/** Keeps an answer without letting anybody wait for that. */
function keep(event: FetchEvent, key: Request | string, answer: Response): void {
  const copy = answer.clone()
  event.waitUntil(ownCache().then((cache) => cache.put(key, copy)))
}

/** Hashed files never change: what is kept is right. */
async function keptFirst(event: FetchEvent): Promise<Response> {
  const kept = await (await ownCache()).match(event.request)
  if (kept) return kept
  const answer = await fetch(event.request)
  if (answer.ok) keep(event, event.request, answer)
  return answer
}

/** The document from the network, so that a new build is seen at once; the kept one when there is no network. */
async function networkFirst(event: FetchEvent): Promise<Response> {
  try {
    const ahead: Response | undefined = await event.preloadResponse
    const answer = ahead ?? (await fetch(event.request))
    const isDocument = answer.headers.get('content-type')?.includes('text/html') ?? false
    if (answer.ok && isDocument && !answer.redirected) keep(event, DOCUMENT, answer)
    return answer
  } catch (error) {
    const kept = await (await ownCache()).match(DOCUMENT)
    if (kept) return kept
    throw error
  }
}
