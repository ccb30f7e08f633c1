import { spawn } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startEdge } from '../../scripts/edge/server.ts'
import { haveNginx } from '../../scripts/toolchain/nginx.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { expect, screenOf, siteNow, test } from '../support/journey.ts'
import { logIn, PLAYER } from '../support/logIn.ts'
import { serveConfigured } from '../support/nginxServer.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { watchPolicy } from '../support/policy.ts'

const DIST = resolve(process.env.DIST_DIR ?? inRoot('dist'))
const HANDLER = inRoot('dist-edge', 'handler.js')
const PLATFORM = `http://127.0.0.1:${TEST_PORT}`
/** The largest size of an encrypted call. */
const DIGEST = 'x'.repeat(8 * 1024)

test.describe('behind nginx, with documents from the edge', () => {
  let stop: () => Promise<void> = async () => {}
  let port = 0
  test.beforeAll(async () => {
    const nginx = await haveNginx()
    test.skip(!nginx, 'no nginx can be had here')
    if (!nginx) return
    const edge = await startEdge({
      port: 0,
      dist: DIST,
      handler: HANDLER,
      platform: PLATFORM,
      trustsProxy: true,
    })
    const server = await serveConfigured(nginx, 'edge.conf', {
      'server 127.0.0.1:8080;': `server 127.0.0.1:${TEST_PORT};`,
      'server 127.0.0.1:4700;': `server 127.0.0.1:${edge.port};`,
      'root /srv/whitelabel/dist;': `root ${DIST};`,
      '~^(?:[a-z0-9-]+\\.)*play\\.example$ 1;': '~^(?:[a-z0-9-]+\\.)*localhost$ 1;',
    })
    port = server.port
    stop = async () => {
      await server.close()
      await edge.close()
    }
  })
  test.afterAll(() => stop())

  test('home and a login work, and nothing is refused', async ({ page, world }) => {
    const violations = await watchPolicy(page)
    const origin = originOf('aurora', world, port)
    await page.goto(`${origin}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    expect((await siteNow(page))?.problems).toEqual([])
    await logIn(page, origin, PLAYER)
    await page.goto(`${origin}/m/member/home`)
    await expect(screenOf(page, 'member.home')).toBeVisible()
    expect(violations).toEqual([])
  })

  test('serves the merchant’s document, caches files, and keeps foreign hosts, metrics and health from visitors', async ({
    world,
    request: call,
  }) => {
    const { host } = new URL(originOf('aurora', world, port))
    const get = (path: string, headers = {}) =>
      call.get(`http://127.0.0.1:${port}${path}`, { headers: { host, ...headers } })
    const document = await get('/m/home')
    const html = await document.text()
    expect(html).toContain('property="og:title"')
    expect(document.headers()['x-content-type-options']).toBe('nosniff')
    const asset = /\/m\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
    expect((await get(asset)).headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    expect((await get('/m/home', { host: 'nobody.example' })).status()).toBe(421)
    for (const path of ['/metrics', '/healthz', '/__edge/purge']) expect((await get(path)).status()).toBe(404)
    expect((await get('/wps/system/domainRoute', { 'x-digest': DIGEST })).status()).toBe(200)
  })
})

test('the container copies all that the server needs, reports that it is healthy, and finishes open requests before it stops', async ({
  office,
}) => {
  const dockerfile = await readFile(inRoot('scripts/deploy/container/Dockerfile'), 'utf8')
  const copied = [...dockerfile.matchAll(/^COPY --from=build \/app\/(\S+)/gm)].flatMap(
    ([, name]) => name ?? [],
  )
  const [, program = '', script = ''] = /^CMD \["(\w+)", "([\w./-]+)"\]$/m.exec(dockerfile) ?? []
  expect([program, script]).toEqual(['node', 'dist-edge/server.js'])
  expect(dockerfile).toMatch(/^USER node$/m)
  const folder = await mkdtemp(join(tmpdir(), 'container-'))
  for (const name of copied) await cp(inRoot(name), join(folder, name), { recursive: true })
  const before = await readdir(folder, { recursive: true })
  const server = spawn(process.execPath, [script], {
    cwd: folder,
    env: { PORT: '0', PLATFORM_ORIGIN: PLATFORM, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = await new Promise<string>((listens) => {
    server.stdout.on('data', (chunk: Buffer) => listens(/localhost:(\d+)/.exec(chunk.toString())?.[1] ?? ''))
  })
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  const aurora = office('aurora')
  await aurora.fault('/wps/system/country', { kind: 'delay', delayMs: 1000 })
  const { host } = new URL(originOf('aurora', aurora.world, Number(port)))
  const ended = new Promise<number | null>((done) => server.once('exit', done))
  const status = new Promise<number | undefined>((done, failed) => {
    const headers = { host, merchant: 'aurora', language: 'EN' }
    request({ host: '127.0.0.1', port, path: '/wps/system/country?_=aurora', headers }, (answer) => {
      answer.resume()
      done(answer.statusCode)
    })
      .once('error', failed)
      .end()
  })
  await expect.poll(async () => (await aurora.calls('/wps/system/country')).length).toBe(1)
  server.kill('SIGTERM')
  expect(await status).toBe(200)
  expect(await ended).toBe(0)
  expect((await readdir(folder, { recursive: true })).sort(), 'it writes nothing').toEqual(before.sort())
  await rm(folder, { recursive: true, force: true })
})
