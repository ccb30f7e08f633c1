import type { IncomingMessage } from 'node:http'
import { resolve } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { test as base, expect, featureOf, screenOf } from '../support/journey.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { type Front, serveStatic } from '../support/staticServer.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')
const CHALLENGE = '<!doctype html><title>Checking your browser</title><h1>Checking your browser</h1>'

/** A host of the build with a layer in front of it that a test can replace. */
const test = base.extend<{ host: { readonly origin: string; front: Front } }>({
  host: async ({ world }, use) => {
    const host: { origin: string; front: Front } = { origin: '', front: () => undefined }
    const server = await serveStatic(DIST, TEST_PORT, (asked) => host.front(asked))
    host.origin = originOf('aurora', world, server.port)
    await use(host)
    server.close()
  },
})
test.use({ serviceWorkers: 'allow' })

const pathOf = ({ url = '/' }: IncomingMessage): string => new URL(url, 'http://localhost').pathname
/** Whether the worker itself sent the request, not the page through the worker. */
const isOfWorker = ({ headers }: IncomingMessage): boolean => headers.referer?.endsWith('/m/sw.js') ?? false
const challenge = (page: Page) => page.getByRole('heading', { name: 'Checking your browser' })

async function open(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
}
const isCached = (page: Page, path: string): Promise<boolean> =>
  page.evaluate(async (name) => Boolean(await caches.match(name, { ignoreVary: true })), path)
/** Waits until the worker has cached this visit's files. The document is cached last. */
const whenCached = (page: Page): Promise<void> =>
  expect.poll(() => isCached(page, '/m/index.html'), { timeout: 60_000 }).toBe(true)
const workerOf = async (context: BrowserContext) =>
  context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))

test('the worker of a first visit waits until the page is at rest, and fetches hardly anything anew', async ({
  page,
  host,
}) => {
  const asked: { readonly path: string; readonly isOfWorker: boolean }[] = []
  host.front = (request) => void asked.push({ path: pathOf(request), isOfWorker: isOfWorker(request) })
  await open(page, host.origin)
  await whenCached(page)

  const registered = asked.findIndex(({ path }) => path === '/m/sw.js')
  const before = asked.slice(0, registered)
  const after = asked.slice(registered)
  const files = (list: typeof asked) => list.map(({ path }) => path).filter((path) => path.startsWith('/m/'))
  expect(before.filter((one) => one.isOfWorker)).toEqual([])
  const ofPage = after.filter((one) => !one.isOfWorker && one.path !== '/m/sw.js')
  expect(files(ofPage), 'the page had loaded all of its own').toEqual([])
  const fetched = files(after.filter((one) => one.isOfWorker))
  expect(fetched.filter((path) => !path.includes('/SiteScreen-'))).toEqual(['/m/index.html'])
  expect(fetched.length, 'and the screen that stands in where a site cannot be shown').toBeLessThanOrEqual(2)
})

test('the page of a firewall, answered for the document while the worker installs, is never shown again', async ({
  page,
  context,
  host,
}) => {
  let challenged = 0
  host.front = (request) => {
    if (pathOf(request) !== '/m/index.html' || challenged > 0) return undefined
    challenged += 1
    return CHALLENGE
  }
  await open(page, host.origin)
  await expect.poll(() => challenged, { timeout: 30_000 }).toBe(1)
  await workerOf(context)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await open(page, host.origin)
  await whenCached(page)

  await context.setOffline(true)
  await open(page, host.origin)
  await expect(challenge(page)).toHaveCount(0)
})

test('a page of a firewall that is on its way to the visitor is handed over, and not cached', async ({
  page,
  host,
}) => {
  await open(page, host.origin)
  await whenCached(page)
  host.front = (request) => (/^\/m\/(?:home|index\.html)$/.test(pathOf(request)) ? CHALLENGE : undefined)
  await open(page, host.origin)
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await (await caches.open(name)).delete('/m/index.html')
  })
  await page.goto(`${host.origin}/m/home`)
  await expect(challenge(page)).toBeVisible()
  host.front = () => undefined
  await open(page, host.origin)
})

/** A worker of an earlier version: it answers every navigation with its cached document. */
const EARLIER_WORKER = `
  addEventListener('install', (event) => event.waitUntil(
    caches.open('house-1').then(async (cache) => cache.put('/m/index.html', await fetch('/m/index.html')))))
  addEventListener('activate', (event) => event.waitUntil(clients.claim()))
  addEventListener('fetch', (event) => {
    if (event.request.mode === 'navigate')
      event.respondWith(caches.open('house-1').then((cache) => cache.match('/m/index.html')))
  })`

test('a page of a firewall that an earlier worker has cached goes with the next visit', async ({
  page,
  context,
  host,
}) => {
  await context.route('**/m/sw.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: EARLIER_WORKER }),
  )
  host.front = (request) => (pathOf(request) === '/m/index.html' ? CHALLENGE : undefined)
  await page.goto(`${host.origin}/m/app.mobileconfig`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/m/sw.js', { scope: '/m/' })
    await navigator.serviceWorker.ready
  })
  host.front = () => undefined
  await page.goto(`${host.origin}/m/home`)
  await expect(challenge(page), 'as the earlier worker would go on').toBeVisible()

  await context.unroute('**/m/sw.js')
  await page.evaluate(async () => {
    const changed = new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done))
    await (await navigator.serviceWorker.getRegistration())?.update()
    await changed
  })
  await open(page, host.origin)
  await whenCached(page)
  await context.setOffline(true)
  await open(page, host.origin)
})

test('the network answers while CacheStorage fails; when it works again the cache does', async ({
  page,
  context,
  host,
}) => {
  await open(page, host.origin)
  await whenCached(page)
  const worker = await workerOf(context)
  await worker.evaluate(() => {
    const broken = () => Promise.reject(new DOMException('Unexpected internal error.', 'UnknownError'))
    const works = { open: CacheStorage.prototype.open, match: Cache.prototype.match }
    Object.assign(self, { works })
    CacheStorage.prototype.open = broken
    CacheStorage.prototype.match = broken
    Cache.prototype.match = broken
  })
  await open(page, host.origin)
  await worker.evaluate(() => {
    const works: unknown = Reflect.get(self, 'works')
    Object.assign(CacheStorage.prototype, { open: Reflect.get(Object(works), 'open') })
    Object.assign(Cache.prototype, { match: Reflect.get(Object(works), 'match') })
  })
  await context.setOffline(true)
  await open(page, host.origin)
})
