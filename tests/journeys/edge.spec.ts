import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { startEdge } from '../../scripts/edge/server.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { FRESH_MS } from '../../src/edge/limits.ts'
import type { BackOffice } from '../support/backOffice.ts'
import { test as base, expect, screenOf, siteNow } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { watchPolicy } from '../support/policy.ts'

const SECRET = 'a secret of this test'
/** The largest layout shift that is not noticeable, from the project's goal. */
const MOST_SHIFT = 0.02

interface Edge {
  readonly port: number
  readonly origin: (office: BackOffice) => string
  /** Advances the edge's clock. */
  readonly later: (ms: number) => void
}

const test = base.extend<{ edge: Edge }>({
  edge: async ({ world }, use) => {
    let ahead = 0
    const { port, close } = await startEdge({
      port: 0,
      dist: resolve(process.env.DIST_DIR ?? inRoot('dist')),
      handler: inRoot('dist-edge', 'handler.js'),
      platform: `http://127.0.0.1:${TEST_PORT}`,
      purgeSecret: SECRET,
      now: () => Date.now() + ahead,
    })
    await use({
      port,
      origin: ({ merchant }) => originOf(merchant, world, port),
      later: (ms) => {
        ahead += ms
      },
    })
    await close()
  },
})

/** Node cannot resolve subdomains of localhost, so the host goes into a header. */
async function get(request: APIRequestContext, edge: Edge, office: BackOffice, path: string, headers = {}) {
  const { host } = new URL(edge.origin(office))
  const answer = await request.get(`http://127.0.0.1:${edge.port}${path}`, {
    headers: { host, 'accept-language': 'en', ...headers },
  })
  return { status: answer.status(), headers: answer.headers(), html: await answer.text() }
}

/** A document with the platform's answers. The edge does not wait long for those of a slow machine, and has them the next time. */
async function getComplete(...of: Parameters<typeof get>): Promise<Awaited<ReturnType<typeof get>>> {
  let found: Awaited<ReturnType<typeof get>> | undefined
  const look = async () => {
    found = await get(...of)
    return found.html
  }
  await expect.poll(look).toMatch(/<html[^>]* data-merchant="[\s\S]*id="site-data"/)
  return found ?? get(...of)
}

const contentOf = (html: string, name: string): string | undefined =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1]

test.describe('without a script', () => {
  test('a shared link shows the merchant and the page', async ({ edge, office, request }) => {
    for (const merchant of ['aurora', 'saigon'] as const) {
      const there = office(merchant)
      const home = await getComplete(request, edge, there, '/m/home')
      expect(home.status).toBe(200)
      const login = await getComplete(request, edge, there, '/m/login')
      const origin = edge.origin(there)
      for (const { html } of [home, login]) {
        expect(html).toContain(`data-merchant="${merchant}"`)
        expect(contentOf(html, 'og:title')).toBeTruthy()
        expect(contentOf(html, 'og:image')).toMatch(new RegExp(`^${origin}/m/merchants/${merchant}/`))
        expect(contentOf(html, 'theme-color')).toMatch(/^#|^oklch|^rgb/)
        expect(html).toMatch(/<html lang="[\w-]+" dir="ltr"/)
        expect(html).toContain('<link rel="canonical" href="http')
        expect(html).toContain('<link rel="alternate" hreflang="x-default"')
        expect(html).toContain('<script type="application/ld+json"')
      }
      expect(contentOf(home.html, 'og:url')).not.toBe(contentOf(login.html, 'og:url'))
      expect(home.headers.link).toMatch(/<\/m\/assets\/app-[\w-]+\.js>; rel=modulepreload/)
    }
  })

  test('a document follows the language that the visitor reads, and right to left', async ({
    edge,
    office,
    request,
  }) => {
    const karachi = office('karachi')
    const urdu = await get(request, edge, karachi, '/m/home?language=UR')
    expect(urdu.html).toContain('<html lang="ur" dir="rtl"')
    const english = await get(request, edge, karachi, '/m/home', { 'accept-language': 'en' })
    expect(english.html).toContain('<html lang="en" dir="ltr"')
    expect(english.headers.vary).toContain('Accept-Language')
    expect(english.headers['set-cookie']).toBeUndefined()
  })

  test('a closed site, a closed country and a strange name have whole pages and a status of their own', async ({
    edge,
    office,
    request,
  }) => {
    const aurora = office('aurora')
    await aurora.patchStatus({ maintenance: true })
    const closed = await get(request, edge, aurora, '/m/home')
    expect(closed.status).toBe(503)
    expect(Number(closed.headers['retry-after'])).toBeGreaterThan(0)
    expect(closed.html).toContain('Under maintenance')
    await aurora.patchStatus({ maintenance: false, regionRestriction: true })
    edge.later(FRESH_MS)
    const elsewhere = await get(request, edge, aurora, '/m/home')
    expect(elsewhere.status).toBe(403)
    expect(elsewhere.html).toContain('127.0.0.1')
    const strange = await request.get(`http://127.0.0.1:${edge.port}/m/home`, {
      headers: { host: 'nobody.example' },
    })
    expect(strange.status()).toBe(404)
    for (const html of [closed.html, elsewhere.html, await strange.text()]) {
      expect(html).toContain('data-screen="')
      expect(html).not.toContain('<script')
    }
  })

  test('the last good site is shown while the platform is down, and nobody waits for long', async ({
    edge,
    office,
    request,
  }) => {
    const aurora = office('aurora')
    await get(request, edge, aurora, '/m/home')
    await aurora.fault('/wps/system/status', { kind: 'status', status: 502 })
    edge.later(3_600_000)
    const late = await get(request, edge, aurora, '/m/home')
    expect(late.status).toBe(200)
    expect(contentOf(late.html, 'og:title')).toBeTruthy()
    const metrics = await request.get(`http://127.0.0.1:${edge.port}/metrics`)
    expect(await metrics.text()).toMatch(/edge_upstream_errors_total\{reason="gateway"\} [1-9]/)
  })

  test('the first bytes leave before a slow platform has answered', async ({ edge, office }) => {
    const aurora = office('aurora')
    await aurora.fault('/wps/system/status', { kind: 'delay', delayMs: 1500 })
    const { host } = new URL(edge.origin(aurora))
    const { request } = await import('node:http')
    const times = await new Promise<readonly number[]>((done, failed) => {
      const began = performance.now()
      const at: number[] = []
      request({ port: edge.port, host: '127.0.0.1', path: '/m/home', headers: { host } }, (answer) => {
        answer.on('data', () => at.push(performance.now() - began)).on('end', () => done(at))
      })
        .once('error', failed)
        .end()
    })
    expect(times[0]).toBeLessThan(1400)
    expect(times.at(-1)).toBeGreaterThan(1400)
  })

  test('an operator’s purge shows a change at once; it must be signed, and works once', async ({
    edge,
    office,
    request,
  }) => {
    const aurora = office('aurora')
    await get(request, edge, aurora, '/m/home')
    await aurora.patchStatus({ info: { metadata: { '/m/home': { title: 'Changed' } } } })
    const body = JSON.stringify({ merchant: 'aurora' })
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
    const purge = (signed: string) =>
      request.post(`http://127.0.0.1:${edge.port}/__edge/purge`, {
        headers: { 'x-edge-timestamp': timestamp, 'x-edge-signature': signed },
        data: Buffer.from(body),
      })
    expect((await purge('0'.repeat(64))).status()).toBe(401)
    expect((await purge(signature)).status()).toBe(200)
    expect((await purge(signature)).status()).toBe(409)
    expect(contentOf((await get(request, edge, aurora, '/m/home')).html, 'og:title')).toBe('Changed')
  })

  test('reports that it is healthy, and passes other paths on under the visitor’s host', async ({
    edge,
    office,
    request,
  }) => {
    expect((await request.get(`http://127.0.0.1:${edge.port}/healthz`)).status()).toBe(200)
    const answer = await get(request, edge, office('manila'), '/wps/system/status')
    expect(JSON.parse(answer.html)).toMatchObject({ value: { merchantCode: 'manila' } })
  })
})

/** Runs in the page before anything else. Records when home was shown, and the layout shifts. */
function observePage(): void {
  const seen = { homeAt: 0, shift: 0 }
  Object.assign(window, { seen })
  new MutationObserver(() => {
    if (!seen.homeAt && document.querySelector('[data-screen="home"]')) seen.homeAt = performance.now()
  }).observe(document, { childList: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })
}

const seenBy = (page: Page) =>
  page.evaluate(() => {
    const seen: { homeAt: number; shift: number } = Reflect.get(window, 'seen')
    const system = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/wps/system/status') || name.includes('/wps/system/manifest'))
    return { ...seen, systemAt: system.map(({ startTime }) => startTime) }
  })

/** The shift of the same home on a static host: a section that turns out to be empty shifts without the edge as well. */
async function shiftWithoutEdge(page: Page, { origin }: BackOffice): Promise<number> {
  const bare = await page.context().newPage()
  await bare.addInitScript(observePage)
  await bare.goto(`${origin}/m/home`)
  await expect(screenOf(bare, 'home')).toBeVisible()
  await bare.waitForLoadState('networkidle')
  const { shift } = await seenBy(bare)
  await bare.close()
  return shift
}

for (const merchant of ['aurora', 'manila', 'saigon', 'karachi']) {
  test(`home of ${merchant} begins with what the document says: it asks for no status before its first picture, and moves nothing that a static page does not`, async ({
    page,
    edge,
    office,
    request,
  }) => {
    const there = office(merchant)
    const asked = async () => (await there.calls('/wps/system/status')).length
    await getComplete(request, edge, there, '/m/home')
    const before = await asked()
    const violations = await watchPolicy(page)
    await page.addInitScript(observePage)
    await page.goto(`${edge.origin(there)}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(page.locator('[data-placeholder], [data-edge]')).toHaveCount(0)
    await expect.poll(asked, 'asked again').toBeGreaterThan(before)
    const { homeAt, shift, systemAt } = await seenBy(page)
    expect(homeAt).toBeGreaterThan(0)
    expect(Math.min(...systemAt)).toBeGreaterThan(homeAt)
    expect(shift - (await shiftWithoutEdge(page, there))).toBeLessThan(MOST_SHIFT)
    await expect(page.locator('meta[property="og:title"]')).toHaveCount(1)
    await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
    expect((await siteNow(page))?.problems).toEqual([])
    expect(violations).toEqual([])
  })
}

test('what an edge draws stands where the app draws it later', async ({ page, edge, office }) => {
  const aurora = office('aurora')
  let letLoad = () => {}
  const held = new Promise<void>((done) => {
    letLoad = done
  })
  await page.route('**/m/assets/app-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${edge.origin(aurora)}/m/home`, { waitUntil: 'commit' })
  const drawn = page.locator('[data-placeholder]')
  await expect(drawn).toBeVisible()
  const before = await drawn.boundingBox()
  letLoad()
  await expect(drawn).toHaveCount(0)
  const first = page.locator('[data-section="bannerCarousel"] img').first()
  await expect(first).toBeVisible()
  const after = await first.boundingBox()
  const whole = (box: typeof before) => box && Object.values(box).map(Math.round)
  expect(whole(after)).toEqual(whole(before))
})

test('a player logs in through the edge', async ({ page, edge, office }) => {
  const aurora = office('aurora')
  const origin = edge.origin(aurora)
  await logIn(page, origin, PLAYER)
  await page.goto(`${origin}/m/member/home`)
  await expect(screenOf(page, 'member.home')).toBeVisible()
})
