/// <reference lib="webworker" />

import { type AtRest, isRetire, readAtRest } from '../api/workerMessages.ts'
import { createAssets } from './assets.ts'
import { type ManifestEntry, outdated, readBuild } from './build.ts'
import { createDocuments } from './documents.ts'
import { createPictures } from './pictures.ts'
import { handlePush } from './push.ts'
import { cacheable, routeOf } from './routing.ts'
import { safeCaches } from './safeCaches.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The precache manifest, which the build tool writes here. */
  readonly __WB_MANIFEST: readonly ManifestEntry[]
}

/**
 * The app's only worker. It precaches the document and the entry; a runtime cache keeps the files that a visit has used. It
 * sends its own requests only while the page is idle.
 */
const build = readBuild(self.__WB_MANIFEST)
const env = { caches: safeCaches(() => caches), fetch: self.fetch.bind(self), build }
const documents = createDocuments(env)
const assets = createAssets(env, documents.forget)
const pictures = createPictures(env, () => self.registration.waiting !== null)
const STRATEGIES = { asset: assets, document: documents, picture: pictures }

async function install(): Promise<void> {
  await Promise.all([documents.precache(), assets.copy([build.entry])])
  // The page that the earlier worker shows is not the app's, so the player could not accept an update there.
  if (await documents.isPoisoned()) await self.skipWaiting()
}

async function activate(): Promise<void> {
  const old = outdated(await env.caches.names(), build.cache)
  await Promise.all([
    ...old.map((name) => env.caches.drop(name)),
    // Controls the page that registered the worker at once, not only from the next visit.
    self.clients.claim(),
  ])
}

/** A page of another build is left to that build's worker. */
async function atRest({ build: digest, urls }: AtRest): Promise<void> {
  if (digest !== build.digest) return
  const loaded = cacheable(urls, self.location.origin)
  await assets.copy([...loaded.assets, build.fallback])
  // Files before the document: a cached document must find its files.
  await documents.revalidate()
  await pictures.revalidate(loaded.pictures)
  // A new worker waits until a page of its build is at rest. Activating it while pages load can hang a navigation in Chromium.
  await self.skipWaiting()
}

async function retire(ports: readonly MessagePort[]): Promise<void> {
  await documents.retire()
  for (const port of ports) port.postMessage(null)
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const route = routeOf(event.request, self.location.origin)
  if (route !== 'network') event.respondWith(STRATEGIES[route].answer(event))
})
self.addEventListener('message', (event) => {
  if (isRetire(event.data)) event.waitUntil(retire(event.ports))
  const rest = readAtRest(event.data)
  if (rest) event.waitUntil(atRest(rest))
})

handlePush(self)
