/// <reference lib="webworker" />
import { filesOf, isGone, toBring, toForget } from './routing.ts'

declare const self: ServiceWorkerGlobalScope & {
  /** The document and its digest: what the build tool says of this build. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[]
}

const PREFIX = 'house-'
const CACHE = `${PREFIX}${self.__WB_MANIFEST[0]?.revision ?? ''}`
const PICTURES = 'pictures'
const DOCUMENT = '/m/index.html'
const MANIFEST = '/m/asset-manifest.json'
/** So many of the merchant's pictures are kept; those that were used longest ago go first. */
const MOST_PICTURES = 150

/** Opened once: every file of a visit comes by here. */
const opened = new Map<string, Promise<Cache>>()
const open = (name: string): Promise<Cache> => {
  const cache = opened.get(name) ?? caches.open(name)
  opened.set(name, cache)
  return cache
}

/** A hashed name is enough to tell a file by. */
const ANY = { ignoreVary: true } as const

/** A hashed file, whichever build's cache has it: another tab may run the build before. */
const kept = async (request: Request | string): Promise<Response | undefined> =>
  (await (await open(CACHE)).match(request, ANY)) ?? caches.match(request, ANY)

/** Brings the document, and the files of this build that an offline start of what was visited needs. */
export async function bringBuild(): Promise<void> {
  const cache = await open(CACHE)
  const [document, manifest] = await Promise.all([
    fetch(DOCUMENT, { cache: 'no-store' }),
    fetch(MANIFEST, { cache: 'no-store' })
      .then((answer) => answer.json())
      .catch(() => undefined),
  ])
  await bringFiles(toBring(filesOf(manifest), await visited()))
  if (isDocument(document)) await cache.put(DOCUMENT, document)
}

/** Paths of the files that other builds' caches hold. */
async function visited(): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const requests = await Promise.all(names.map(async (name) => (await open(name)).keys()))
  return requests.flat().map(({ url }) => new URL(url).pathname)
}

/** Keeps hashed files that are not kept yet; one that cannot be had now is had later. */
export async function bringFiles(files: readonly string[]): Promise<void> {
  const cache = await open(CACHE)
  await Promise.all(
    files.map(async (file) => {
      if (await cache.match(file, ANY)) return
      const answer = (await caches.match(file, ANY)) ?? (await fetch(file).catch(() => undefined))
      if (answer?.ok && !isGone(answer.status, answer.headers.get('content-type')))
        await cache.put(file, answer)
    }),
  )
}

export async function forgetOlder(): Promise<void> {
  const gone = toForget(await caches.keys(), CACHE, PREFIX)
  await Promise.all(gone.map((name) => caches.delete(name)))
}

const isDocument = (answer: Response): boolean =>
  answer.ok && !answer.redirected && (answer.headers.get('content-type')?.includes('text/html') ?? false)

/** Keeps an answer without letting anybody wait for that. */
function keep(event: FetchEvent, name: string, key: Request | string, answer: Response): void {
  const copy = answer.clone()
  event.waitUntil(open(name).then((cache) => cache.put(key, copy)))
}

/** Hashed files never change: what is kept is right. */
export async function asset(event: FetchEvent): Promise<Response> {
  const here = await kept(event.request)
  if (here) return here
  const answer = await fetch(event.request)
  // The server has another build by now: the document that asks for this one is not to be shown again.
  if (isGone(answer.status, answer.headers.get('content-type'))) await (await open(CACHE)).delete(DOCUMENT)
  else if (answer.ok) keep(event, CACHE, event.request, answer)
  return answer
}

/** The document of this build at once: the page itself notices a newer one. Any path's is the same. */
export async function page(event: FetchEvent): Promise<Response> {
  const here = await (await open(CACHE)).match(DOCUMENT, ANY)
  if (here) return here
  try {
    const answer = await fetch(event.request)
    if (isDocument(answer)) keep(event, CACHE, DOCUMENT, answer)
    return answer
  } catch (error) {
    const older = await caches.match(DOCUMENT, ANY)
    if (older) return older
    throw error
  }
}

/** A kept picture at once, and a fresh one for the next time. */
export async function picture(event: FetchEvent): Promise<Response> {
  const cache = await open(PICTURES)
  const here = await cache.match(event.request, ANY)
  const fresh = fetch(event.request).then((answer) => {
    if (answer.ok) event.waitUntil(keepPicture(cache, event.request, answer.clone()))
    return answer
  })
  if (!here) return fresh
  event.waitUntil(fresh.catch(() => undefined))
  return here
}

async function keepPicture(cache: Cache, request: Request | string, answer: Response): Promise<void> {
  // Put again, it counts as new: those that were used longest ago stand first.
  await cache.delete(request, ANY)
  await cache.put(request, answer)
  const requests = await cache.keys()
  await Promise.all(requests.slice(0, -MOST_PICTURES).map((old) => cache.delete(old)))
}

/** Keeps pictures that were shown before there was a worker; the browser's own cache still has them. */
export async function bringPictures(urls: readonly string[]): Promise<void> {
  const cache = await open(PICTURES)
  for (const url of urls.slice(-MOST_PICTURES)) {
    if (await cache.match(url, ANY)) continue
    const answer = await fetch(url, { cache: 'force-cache' }).catch(() => undefined)
    if (answer?.ok) await keepPicture(cache, url, answer)
  }
}
