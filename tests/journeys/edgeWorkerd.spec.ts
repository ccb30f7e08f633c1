import { createHmac } from 'node:crypto'
import { resolve } from 'node:path'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { expect, screenOf, siteNow, test } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { watchPolicy } from '../support/policy.ts'
import { haveMiniflare, serveByWorkerd } from '../support/workerdServer.ts'

const DIST = resolve(process.env.DIST_DIR ?? inRoot('dist'))
const SECRET = 'a secret of this test'

test.describe('the edge in workerd, as it is configured for deployment', () => {
  let server: Awaited<ReturnType<typeof serveByWorkerd>> | undefined
  test.beforeAll(async () => {
    const miniflare = await haveMiniflare()
    test.skip(!miniflare, 'no miniflare can be had here')
    if (miniflare)
      server = await serveByWorkerd(miniflare, { dist: DIST, platformPort: TEST_PORT, secret: SECRET })
  })
  test.afterAll(() => server?.close())

  test('home and a login work, and nothing is refused', async ({ page, world }) => {
    const violations = await watchPolicy(page)
    const origin = originOf('aurora', world, server?.port)
    await page.goto(`${origin}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(page.locator('[data-section="gameLanes"]').getByRole('link').first()).toBeVisible()
    expect((await siteNow(page))?.problems).toEqual([])
    await logIn(page, origin, PLAYER)
    await page.goto(`${origin}/m/member/home`)
    await expect(screenOf(page, 'member.home')).toBeVisible()
    expect(violations).toEqual([])
  })

  test('serves the merchant’s document, caches files, passes calls on, and closes with the site', async ({
    office,
    request,
  }) => {
    const aurora = office('aurora')
    const { host } = new URL(originOf('aurora', aurora.world, server?.port))
    const origin = `http://127.0.0.1:${server?.port}`
    const get = (path: string, headers = {}) =>
      request.get(origin + path, { headers: { host, 'accept-language': 'en', ...headers } })

    // On a slow machine the first document does not wait for the platform's answers.
    let html = ''
    const look = async () => {
      const document = await get('/m/home')
      expect(document.status()).toBe(200)
      html = await document.text()
      return html
    }
    await expect.poll(look).toContain('data-merchant="aurora"')
    await expect.poll(look).toContain('id="site-data"')
    expect(html).toContain('property="og:title"')
    const asset = /\/m\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    const script = await get(asset)
    expect(script.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(script.headers()['content-type']).toMatch(/javascript/)
    expect((await get('/m/assets/gone.js')).status()).toBe(404)
    const route = await get('/wps/system/domainRoute', { merchant: 'aurora', language: 'EN' })
    expect(await route.json()).toMatchObject({ success: true })
    expect((await get('/m/home', { host: 'nobody.example' })).status()).toBe(404)

    await aurora.patchStatus({ maintenance: true })
    const body = JSON.stringify({ merchant: 'aurora' })
    const timestamp = String(Date.now())
    const signature = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex')
    const purge = (signed: string) =>
      request.post(`${origin}/__edge/purge`, {
        headers: { host, 'x-edge-timestamp': timestamp, 'x-edge-signature': signed },
        data: body,
      })
    expect((await purge('0'.repeat(64))).status()).toBe(401)
    expect((await purge(signature)).ok()).toBe(true)
    const closed = await get('/m/home')
    expect(closed.status()).toBe(503)
    expect(Number(closed.headers()['retry-after'])).toBeGreaterThan(0)
  })
})
