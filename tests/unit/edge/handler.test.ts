import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHandler } from '../../../src/edge/handler.ts'
import { FRESH_MS, STALE_MS, UNKNOWN_MS } from '../../../src/edge/limits.ts'
import { platformOf, statusOf } from '../../support/edge.ts'

const INFO = { merchantName: 'Acme', mobileTemplate: 'M1', languages: ['EN', 'UR'] }
const manifest = () =>
  Response.json({ templates: { parameters: { image_logo: '/m/merchants/acme/logo.png' } } })
const banners = () =>
  Response.json({ success: true, value: [{ image: '/m/merchants/acme/first.webp' }, { image: '/m/x.webp' }] })
const lanes = () =>
  Response.json({ success: true, value: { data: { lanes: [{ title: 'Slots' }, { title: '<b>Live' }] } } })

const good = {
  '/wps/system/status': statusOf(INFO, { location: { ip: '198.51.100.77' } }),
  '/wps/system/manifest': manifest,
  '/wps/relay/MCSFE_getBanners': banners,
  '/wps/relay/GCSGAME_newGameVendor': lanes,
}

const ask = (path = '/m/home', headers: Record<string, string> = {}) =>
  new Request(`http://acme.test${path}`, { headers: { 'accept-language': 'en', ...headers } })

const dataIn = (html: string): Record<string, unknown> =>
  JSON.parse(/<script type="application\/json" id="site-data">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}')

describe('the document of an edge', () => {
  it('holds the site’s answers, and nothing of whoever asked for them', async () => {
    const { env } = platformOf(good)
    const answer = await createHandler()(ask(), env)
    const html = await answer.text()
    const data = dataIn(html)
    expect(data).toMatchObject({ host: 'acme.test', status: { status: 200 }, manifest: { status: 200 } })
    expect(html).not.toContain('198.51.100.77')
    expect(html).not.toContain('203.0.113.9')
    expect(answer.headers.get('set-cookie')).toBeNull()
  })

  it('asks the platform in nobody’s name', async () => {
    const { env, heard } = platformOf(good)
    await createHandler()(ask('/m/home', { cookie: 'a=b', authorization: 'token' }), env)
    for (const { headers } of heard) {
      expect(headers.get('cookie')).toBeNull()
      expect(headers.get('authorization')).toBeNull()
      expect(headers.get('x-forwarded-for')).toBeNull()
      expect(headers.get('host')).toBe('acme.test')
    }
  })

  it('draws the logo, the first banner and the names of the lanes, and preloads the banner', async () => {
    const { env } = platformOf(good)
    const answer = await createHandler()(ask(), env)
    const html = await answer.text()
    expect(html).toContain('<img src="http://acme.test/m/merchants/acme/logo.png" alt="Acme">')
    expect(html).toContain('src="/m/merchants/acme/first.webp"')
    expect(html).toContain('<h2>Slots</h2>')
    expect(html).toContain('<h2>&lt;b&gt;Live</h2>')
    expect(answer.headers.get('link')).toContain('</m/merchants/acme/first.webp>; rel=preload; as=image')
    expect(answer.headers.get('link')).toContain('</m/assets/M1-1.js>; rel=modulepreload')
  })

  it('preloads the page of a login, and not its form, which must not delay the bundle', async () => {
    const { env } = platformOf(good)
    const answer = await createHandler()(ask('/m/login'), env)
    expect(answer.headers.get('link')).toContain('</m/assets/doors-1.js>; rel=modulepreload')
    expect(answer.headers.get('link')).not.toContain('signIn-1.js')
  })

  it('contains a small first picture of this site, which is then not requested early', async () => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg"><!-- 100% </body> --></svg>`
    const picture = () => new Response(svg, { headers: { 'content-type': 'image/svg+xml' } })
    const { env } = platformOf({ ...good, '/m/merchants/acme/first.webp': picture })
    const answer = await createHandler()(ask(), env)
    const html = await answer.text()
    expect(html).toContain('src="data:image/svg+xml,%3csvg xmlns=%22http://www.w3.org/2000/svg%22%3e')
    expect(html.match(/<\/body>/g)).toHaveLength(1)
    expect(answer.headers.get('link')).not.toContain('first.webp')
  })

  it('does not request a first picture of another site', async () => {
    const elsewhere = () =>
      Response.json({ success: true, value: [{ image: 'https://cdn.example/first.webp' }] })
    const { env, heard } = platformOf({ ...good, '/wps/relay/MCSFE_getBanners': elsewhere })
    const html = await (await createHandler()(ask(), env)).text()
    expect(html).not.toContain('data:image')
    expect(heard.map(({ url }) => new URL(url).pathname)).not.toContain('/first.webp')
  })

  it('paints the first screen before its data and its script have arrived', async () => {
    const { env } = platformOf(good)
    const html = await (await createHandler()(ask(), env)).text()
    const places = ['id="splash"', 'id="site-data"', '<script>', 'data-placeholder='].map((part) =>
      html.lastIndexOf(part),
    )
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(places[0]).toBeGreaterThan(0)
  })

  it('is drawn without a banner where the platform does not say one in time, and any other screen without both', async () => {
    const { env } = platformOf({ ...good, '/wps/relay/': () => new Promise<Response>(() => {}) })
    const silent = platformOf({
      '/wps/system/status': good['/wps/system/status'],
      '/wps/system/manifest': manifest,
      '/wps/relay/': () => new Promise<Response>(() => {}),
    })
    expect(await (await createHandler()(ask(), silent.env)).text()).not.toContain('<img data-placeholder')
    expect(await (await createHandler()(ask('/m/login'), env)).text()).toContain(
      '<div id="splash"><i></i></div>',
    )
  })

  it('keeps the policy: its own style by its hash alone, and no script that runs', async () => {
    const { env } = platformOf(good)
    const html = await (await createHandler()(ask(), env)).text()
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''
    const style = /<\/title>.*?<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    const hash = Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(style))).toString('base64')
    expect(policy).toContain(`style-src 'sha256-${hash}' 'self'`)
    expect(policy).not.toContain('nonce')
    expect(html.match(/<script(?! type="application\/)/g)).toEqual(['<script'])
  })

  it('stays whole whatever a merchant is called, and says what was sent', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
          fc.constantFrom(
            '</script><script>alert(1)</script>',
            '<!--',
            '-->',
            '"><img src=x onerror=y>',
            '\u2028',
          ),
        ),
        async (name) => {
          const info = {
            ...INFO,
            merchantName: name,
            metadata: { '/m/home': { title: name, description: name } },
          }
          const { env } = platformOf({ ...good, '/wps/system/status': statusOf(info) })
          const html = await (await createHandler()(ask(), env)).text()
          expect(html.match(/<script\b/g)).toHaveLength(3)
          expect(html.match(/<\/script>/g)).toHaveLength(3)
          expect(html).not.toContain('<!--')
          expect(html).not.toMatch(/<img src=x/)
          const { body } = Object(dataIn(html).status)
          expect(JSON.parse(String(body)).value.info.merchantName).toBe(name)
        },
      ),
      { numRuns: 60 },
    )
  })

  it('has addresses of this site alone, whatever the host and the path are', async () => {
    const { env } = platformOf(good)
    const answer = await createHandler()(ask('/m/%22%3E%3Cscript%3Ealert(1)'), env)
    expect((await answer.text()).match(/<script\b/g)).toHaveLength(3)
    for (const host of ['acme.test"><script>', 'a b', 'acme.test/evil', 'user@acme.test', '-', ''])
      expect((await createHandler()(ask('/m/home', { host }), env)).status, host).toBe(400)
  })

  it('speaks the language that is wanted most among those of the site', async () => {
    const handle = createHandler()
    const { env } = platformOf(good)
    const langOf = async (header: string, path = '/m/home') =>
      /<html lang="([^"]*)" dir="([^"]*)"/
        .exec(await (await handle(ask(path, { 'accept-language': header }), env)).text())
        ?.slice(1)
    expect(await langOf('fr, ur;q=0.9, en;q=0.8')).toEqual(['ur', 'rtl'])
    expect(await langOf('ur;q=0.1, en')).toEqual(['en', 'ltr'])
    expect(await langOf('en', '/m/home?language=UR')).toEqual(['ur', 'rtl'])
    expect(await langOf('xx')).toEqual(['en', 'ltr'])
  })

  it('is for the network’s cache for seconds, for a browser never without asking', async () => {
    const handle = createHandler()
    const { env } = platformOf(good)
    const { headers } = await handle(ask(), env)
    expect(headers.get('cache-control')).toBe('no-cache')
    expect(headers.get('cdn-cache-control')).toMatch(/^public, max-age=\d/)
    expect(headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Sec-Fetch-Dest')
    const again = await handle(ask('/m/home', { 'if-none-match': headers.get('etag') ?? '' }), env)
    expect(again.status).toBe(304)
  })

  it('is the build’s own where the service worker asks, which keeps it for every site', async () => {
    const { env, heard } = platformOf(good)
    const answer = await createHandler()(ask('/m/home', { 'sec-fetch-dest': 'empty' }), env)
    expect(await answer.text()).not.toContain('site-data')
    expect(heard).toEqual([])
  })

  it('begins before a platform that is slow, with a policy that allows what will follow', async () => {
    let say = (_: Response) => {}
    const slow = new Promise<Response>((resolve) => {
      say = resolve
    })
    const { env } = platformOf({ ...good, '/wps/system/status': () => slow })
    const reader = (await createHandler()(ask(), env)).body?.getReader()
    const first = new TextDecoder().decode((await reader?.read())?.value)
    const nonce = /style-src 'nonce-([^']+)'/.exec(first)?.[1]
    expect(first).toMatch(/^<!doctype html>/)
    expect(first).not.toContain('<script')
    say(statusOf(INFO)())
    const second = new TextDecoder().decode((await reader?.read())?.value)
    expect(second).toContain(`<style nonce="${nonce}">`)
    expect(second).toContain('id="site-data"')
    expect(second).toMatch(/<\/html>\s*$/)
  })
})

describe('what an edge knows of a site', () => {
  it('is asked for once by however many come at the same time', async () => {
    const { env, asked } = platformOf(good)
    const handle = createHandler()
    await Promise.all(Array.from({ length: 20 }, () => handle(ask('/m/login'), env)))
    expect(asked().filter((path) => path === '/wps/system/status')).toHaveLength(1)
    expect(asked().filter((path) => path === '/wps/system/manifest.json')).toHaveLength(1)
  })

  it('is fresh for seconds, then shown while it is asked for, then waited for', async () => {
    let title = 'One'
    const { env, later } = platformOf({
      ...good,
      '/wps/system/status': () => statusOf({ ...INFO, metadata: { '/m/home': { title } } })(),
    })
    const handle = createHandler()
    const works: Promise<unknown>[] = []
    const titleNow = async () => {
      const html = await (await handle(ask(), { ...env, waitUntil: (work) => works.push(work) })).text()
      await Promise.all(works)
      return /<title>([^<]*)/.exec(html)?.[1]
    }
    expect(await titleNow()).toBe('One')
    title = 'Two'
    later(FRESH_MS - 1)
    expect(await titleNow()).toBe('One')
    later(1)
    expect(await titleNow()).toBe('One')
    expect(await titleNow()).toBe('Two')
    title = 'Three'
    later(FRESH_MS + STALE_MS)
    expect(await titleNow()).toBe('Three')
  })

  it('is the last good one while the platform fails, whatever it fails with', async () => {
    const failures = [
      () => new Response('<html>502</html>', { status: 502 }),
      () => new Response('rubbish'),
      () => Response.json({ success: true, value: {} }),
      () => Promise.reject(new Error('refused')),
      () => new Response('x', { headers: { 'content-length': '99999999' } }),
      () => new Response(null, { status: 302, headers: { location: 'http://evil.test/' } }),
    ]
    for (const failure of failures) {
      let status: () => Response | Promise<Response> = statusOf(INFO)
      const { env, later } = platformOf({ ...good, '/wps/system/status': () => status() })
      const handle = createHandler()
      await handle(ask(), env)
      status = failure
      later(3_600_000)
      const answer = await handle(ask(), env)
      expect(answer.status).toBe(200)
      expect(dataIn(await answer.text())).toMatchObject({ status: { status: 200 } })
    }
  })

  it('keeps its manifest while only that fails', async () => {
    let isDown = false
    const { env, later } = platformOf({
      ...good,
      '/wps/system/manifest': () => (isDown ? new Response('', { status: 500 }) : manifest()),
    })
    const handle = createHandler()
    await handle(ask(), env)
    isDown = true
    later(3_600_000)
    expect(await (await handle(ask(), env)).text()).toContain('/m/merchants/acme/logo.png')
  })

  it('is nothing where the platform never answered: the page asks for itself', async () => {
    const { env } = platformOf({})
    const answer = await createHandler()(ask(), env)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('5')
    expect(await answer.text()).toContain('boot()')
  })

  it('does not ask again and again for a name that the platform does not know', async () => {
    const { env, asked, later } = platformOf({
      '/wps/system/status': () => Response.json({ success: false, errorCode: 'domain_not_available' }),
    })
    const handle = createHandler()
    for (let at = 0; at < 5; at += 1) expect((await handle(ask(), env)).status).toBe(404)
    expect(asked()).toHaveLength(1)
    later(UNKNOWN_MS)
    await handle(ask(), env)
    expect(asked()).toHaveLength(2)
  })
})

describe('a page in place of a site', () => {
  it('says until when, in the visitor’s language and in English, and when to come again', async () => {
    const { env } = platformOf({
      ...good,
      '/wps/system/status': statusOf(INFO, { maintenance: true, maintenanceEnd: '2026-01-01T00:10:00Z' }),
    })
    const answer = await createHandler()(ask('/m/home', { 'accept-language': 'ur' }), env)
    const html = await answer.text()
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('600')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(html).toContain('<html lang="ur" dir="rtl"')
    expect(html).toContain('<div lang="en" dir="ltr">')
    expect(html).toContain('datetime="2026-01-01T00:10:00.000Z"')
    expect(html).not.toContain('<script')
  })

  it('says until when by the clock of the merchant, whose zone it names', async () => {
    const pageOf = async (info: object) => {
      const status = statusOf(info, { maintenance: true, maintenanceEnd: '2026-01-01T00:10:00Z' })
      const { env } = platformOf({ ...good, '/wps/system/status': status })
      return (
        await (await createHandler()(ask('/m/home', { 'accept-language': 'en' }), env)).text()
      ).replaceAll(/\s/g, ' ')
    }
    const settings = { timeZone: 'Asia/Ho_Chi_Minh' }
    expect(await pageOf({ ...INFO, settings })).toContain('7:10 AM (Vietnam Time)')
    expect(await pageOf(INFO)).toContain('12:10 AM (GMT')
  })

  it('tells whoever may not come in their own address', async () => {
    const { env } = platformOf({ ...good, '/wps/system/status': statusOf(INFO, { regionRestriction: true }) })
    const answer = await createHandler()(ask(), env)
    expect(answer.status).toBe(403)
    expect(await answer.text()).toContain('<bdi>203.0.113.9</bdi>')
  })

  it('goes as soon as the site is open again', async () => {
    let isClosed = true
    const { env, later } = platformOf({
      ...good,
      '/wps/system/status': () => statusOf(INFO, { maintenance: isClosed })(),
    })
    const handle = createHandler()
    expect((await handle(ask(), env)).status).toBe(503)
    isClosed = false
    later(FRESH_MS)
    expect((await handle(ask(), env)).status).toBe(200)
  })
})

describe('an edge', () => {
  it('reports its health and metrics, and answers only reading methods', async () => {
    const { env } = platformOf(good)
    const handle = createHandler()
    await handle(ask(), env)
    expect(await (await handle(ask('/healthz'), env)).text()).toBe('ok\n')
    const metrics = await (await handle(ask('/metrics'), env)).text()
    expect(metrics).toContain('edge_documents_total{kind="site"} 1')
    expect(metrics).toMatch(/^edge_hosts 1$/m)
    const posted = new Request('http://acme.test/m/home', { method: 'POST', body: 'x' })
    expect((await handle(posted, env)).status).toBe(405)
  })

  it('has no purge where it has no secret', async () => {
    const { env } = platformOf(good)
    const purge = new Request('http://acme.test/__edge/purge', { method: 'POST', body: '{}' })
    expect((await createHandler()(purge, env)).status).toBe(404)
  })
})
