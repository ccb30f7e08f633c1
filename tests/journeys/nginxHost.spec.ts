import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { haveNginx } from '../../scripts/toolchain/nginx.ts'
import { blocksOf, documentAt } from '../support/documents.ts'
import { expect, screenOf, siteNow, test } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { serveByNginx } from '../support/nginxServer.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { watchPolicy } from '../support/policy.ts'

const DIST = resolve(process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist'))

/** The headers that docs/security.md recommends for every response, including errors and the platform's. */
const HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  blocksOf(documentAt('docs/security.md'))
    .flatMap(({ body }) => (body.startsWith('Content-Security-Policy: ') ? body.trim().split('\n') : []))
    .map((line) => line.split(': '))
    .map(([name = '', value = '']) => [name.toLowerCase(), value]),
)

test.describe('behind nginx, as it is configured for deployment', () => {
  let server: Awaited<ReturnType<typeof serveByNginx>> | undefined
  test.beforeAll(async () => {
    const nginx = await haveNginx()
    test.skip(!nginx, 'no nginx can be had here')
    if (nginx) server = await serveByNginx(nginx, DIST, TEST_PORT)
  })
  test.afterAll(() => server?.close())

  test('the build runs: home, a login, a deep link, and nothing is refused', async ({ page, world }) => {
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

  test('every answer bears the recommended headers, and is kept as long as it may be', async ({
    world,
    request,
  }) => {
    expect(Object.keys(HEADERS), 'the block of docs/security.md').toHaveLength(7)
    // Node cannot resolve subdomains of localhost.
    const origin = `http://localhost:${server?.port}`
    const options = { headers: { host: new URL(originOf('aurora', world, server?.port)).host } }
    const page = await (await request.get(`${origin}/m/home`, options)).text()
    const asset = /\/m\/assets\/[\w.-]+\.js/.exec(page)?.[0]
    expect(asset, 'a script in the document').toBeDefined()
    const answers: readonly (readonly [string, number, RegExp | undefined, RegExp])[] = [
      ['/', 200, /^no-cache$/, /^text\/html; charset=utf-8$/],
      ['/m', 200, /^no-cache$/, /^text\/html; charset=utf-8$/],
      ['/m/securityCenter/addBankCard', 200, /^no-cache$/, /^text\/html; charset=utf-8$/],
      ['/m/register.html', 200, /^no-cache$/, /^text\/html; charset=utf-8$/],
      [asset ?? '', 200, /^public, max-age=31536000, immutable$/, /^(?:text|application)\/javascript/],
      ['/m/sw.js', 200, /^no-cache$/, /^(?:text|application)\/javascript/],
      ['/m/asset-manifest.json', 200, /^no-cache$/, /^application\/json/],
      ['/m/assets/gone.js', 404, undefined, /^text\/html/],
      ['/m/site.mobileconfig', 404, undefined, /^text\/html/],
      ['/.git/config', 404, undefined, /^text\/html/],
      ['/wps/system/domainRoute', 200, /./, /^application\/json/],
    ]
    for (const [path, status, cache, type] of answers) {
      const answer = await request.get(origin + path, options)
      const headers = answer.headers()
      expect.soft(answer.status(), path).toBe(status)
      expect.soft(headers, path).toMatchObject(HEADERS)
      if (cache) expect.soft(headers['cache-control'], path).toMatch(cache)
      else expect.soft(headers['cache-control'], path).toBeUndefined()
      expect.soft(headers['content-type'], path).toMatch(type)
      expect.soft(headers.server, path).toBe('nginx')
    }
    expect((await request.get(`${origin}/mini-game/v1/minigame.js?_t=1`, options)).status()).toBe(200)
    expect((await request.get(`${origin}/m/assets/`, options)).status(), 'no listing').toBeGreaterThan(399)
    expect((await request.fetch(`${origin}/m/home`, { ...options, method: 'TRACE' })).status()).toBe(405)
  })

  test('a visitor cannot say from which address they come', async ({ request }) => {
    const nginx = await haveNginx()
    if (!nginx) throw new Error('nginx was there')
    const heard: unknown[] = []
    const platform = createServer((asked, answer) => {
      heard.push(asked.headers)
      answer.end()
    })
    await new Promise<void>((listens) => platform.listen(0, '127.0.0.1', listens))
    const { port = 0 }: { port?: number } = Object(platform.address())
    const before = await serveByNginx(nginx, DIST, port)
    const host = `aurora.localhost:${before.port}`
    await request.get(`http://localhost:${before.port}/wps/system/country`, {
      headers: { host, 'x-forwarded-for': '198.51.100.9', 'x-forwarded-host': 'evil.example' },
    })
    await before.close()
    platform.close()
    expect(heard).toEqual([
      expect.objectContaining({
        host,
        'x-forwarded-host': host,
        'x-forwarded-for': '127.0.0.1',
        'x-forwarded-proto': 'http',
      }),
    ])
  })
})
