/// <reference lib="webworker" />
import { asset, bringBuild, bringFiles, bringPictures, forgetOlder, page, picture } from './keep.ts'
import { handlePush } from './push.ts'
import { loadedOf, routeOf } from './routing.ts'

declare const self: ServiceWorkerGlobalScope

/** The app's one worker: what it keeps is `keep.ts`; which requests it answers, `routing.ts`. */
const ANSWERS = { asset, document: page, picture }

self.addEventListener('install', (event) => event.waitUntil(bringBuild()))

self.addEventListener('activate', (event) => {
  // The visit that brought the worker is kept from now on, not from the next one.
  event.waitUntil(Promise.all([forgetOlder(), self.clients.claim()]))
})

self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin)
  if (route !== 'network') event.respondWith(ANSWERS[route](event))
})

handlePush(self)

self.addEventListener('message', (event) => {
  const message: unknown = event.data
  if (typeof message !== 'object' || message === null || !('type' in message)) return
  if (message.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting())
  if (message.type === 'LOADED' && 'urls' in message && Array.isArray(message.urls)) {
    const { assets, pictures } = loadedOf(message.urls, self.location.origin)
    event.waitUntil(Promise.all([bringFiles(assets), bringPictures(pictures)]))
  }
})
