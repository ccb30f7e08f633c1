import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { openEntry } from './callLog.ts'
import { captchaPaths, serveCaptcha } from './captcha/serve.ts'
import { control } from './control.ts'
import { takeFault } from './faults.ts'
import type { FileCache } from './files.ts'
import { serveGame } from './games.ts'
import { onlyHosts } from './hosts.ts'
import { identityPaths, serveIdentity } from './identity/serve.ts'
import { dateOf, injectFault } from './injectFault.ts'
import type { Merchants } from './merchants.ts'
import { serveMiniGame } from './miniGame.ts'
import { pixelPath, servePixel } from './pixels.ts'
import { proxyTo } from './proxy.ts'
import { type Env, findRequestContext } from './requestContext.ts'
import type { Schemas } from './schemas.ts'
import { serveSplash, splashPath } from './splash.ts'
import { serveBuild, servePicture } from './static.ts'
import { serveSupport } from './support.ts'
import { serveWorkbench } from './workbench/serve.ts'
import type { Worlds } from './world.ts'
import { answerCall } from './wps.ts'

/** The parts of the server. */
export type AppOptions = {
  merchants: Merchants
  worlds: Worlds
  schemas: Schemas
  builds: FileCache
  distDir: string
  /** The workbench's build, and the folders that it edits. */
  workbench: { readonly dir: string; readonly merchantsDir: string; readonly schemasDir: string }
  wpsOrigin?: string
  /** Hosts that are accepted besides this machine's own names, in front of a real platform. */
  allowedHosts?: readonly string[]
  complain: (line: string) => void
}

/** The paths that a development server must forward to the back office. */
export const backofficePaths = [
  '/wps',
  '/m/merchants',
  splashPath,
  '/mini-game',
  '/games',
  pixelPath,
  '/support',
  '/__backoffice',
  ...captchaPaths,
  ...identityPaths.map((path) => path.slice(0, -'/*'.length)),
]

/** Largest request body: the workbench saves whole folders of JSON. */
const largestBody = 4 * 1024 * 1024

const isLogged = (path: string) => path.startsWith('/wps/') || path.startsWith('/mini-game/')

/** Faults after which the response is not completed. */
const unfinished: ReadonlySet<string> = new Set(['hang', 'stall', 'cut'])

const pingHeaders = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '600',
  'cache-control': 'no-store',
}

/** All routes: find the merchant, log, inject faults, then answer. */
export const createApp = (options: AppOptions): Hono<Env> => {
  const { merchants, worlds, wpsOrigin } = options
  const app = new Hono<Env>()

  // Before anything reads the body: a chunked body has no declared length.
  app.use(
    bodyLimit({
      maxSize: largestBody,
      onError: () =>
        Response.json(
          { success: false, errorCode: 'request.too.large', message: 'Too large' },
          { status: 413 },
        ),
    }),
  )
  if (wpsOrigin) app.use(onlyHosts(options.allowedHosts ?? []))

  app.use(async (c, next) => {
    await merchants.refresh()
    c.set('place', findRequestContext(c, merchants, worlds))
    await next()
  })

  app.use(serveCaptcha(merchants, worlds))

  if (wpsOrigin) {
    app.all('/__backoffice/*', () => new Response('Not found\n', { status: 404 }))
    app.all('/wps/*', (c) => proxyTo(c, wpsOrigin))
    app.all('/mini-game/*', (c) => proxyTo(c, wpsOrigin))
  } else {
    app.all('/__backoffice/*', (c) => control(c, merchants, worlds))
    app.use(serveWorkbench(options))
  }

  app.use(async (c, next) => {
    const place = c.get('place')
    if (!isLogged(c.req.path)) return next()
    const started = performance.now()
    const entry = openEntry(
      place.world,
      place.merchant?.code ?? null,
      c.req.method,
      new URL(c.req.url),
      c.req.raw.headers,
    )
    place.entry = entry
    await next()
    entry.status = unfinished.has(entry.fault ?? '') ? 0 : c.res.status
    entry.ms = Math.round((performance.now() - started) * 10) / 10
  })

  // Front ends read the server's clock from this header, so every response has the world's time, errors too.
  app.use('/wps/*', async (c, next) => {
    await next()
    if (c.res !== RESPONSE_ALREADY_SENT) c.header('date', dateOf(c.get('place').world))
  })

  app.use(async (c, next) => {
    const place = c.get('place')
    const fault = takeFault(place, c.req.path)
    if (!fault) return next()
    if (place.entry) place.entry.fault = fault.kind
    return injectFault(c, next, fault)
  })

  app.options('/wps/system/test/ping', () => new Response(null, { status: 204, headers: pingHeaders }))
  app.get('/wps/system/test/ping', () =>
    Response.json({ success: true, value: 'pong' }, { headers: pingHeaders }),
  )
  app.all('/wps/*', (c) => answerCall(c, options))
  app.all('/mini-game/*', (c) => serveMiniGame(c))
  app.get('/games/*', (c) => serveGame(c))
  app.get(`${pixelPath}/*`, (c) => servePixel(c))
  app.get('/support/*', (c) => serveSupport(c))
  for (const path of identityPaths) app.all(path, (c) => serveIdentity(c, merchants))
  app.get('/m/merchants/*', (c) => servePicture(c, merchants))
  app.get(
    `${splashPath}/*`,
    async (c) => (await serveSplash(c, merchants)) ?? serveBuild(c, options.builds, options.distDir),
  )
  app.all('*', (c) => serveBuild(c, options.builds, options.distDir))

  app.onError((error) => {
    options.complain(`ERROR  ${error.stack ?? error.message}`)
    return Response.json(
      { success: false, errorCode: 'backoffice.error', message: error.message },
      { status: 500 },
    )
  })
  return app
}
