import { readFile } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'jsonc-parser'
import { at, text } from '../../scripts/backoffice/json.ts'
import { tryToInstall } from '../../scripts/toolchain/onDemand.ts'
import { inRoot } from '../../scripts/toolchain/run.ts'

const CONFIG = inRoot('scripts/deploy/workerd/wrangler.jsonc')
const BAD_GATEWAY = 502
/** Cloudflare's own runtime and its assets worker, for this machine (MIT licence). */
const VERSION = '4.20260730.0'

interface Miniflare {
  readonly ready: Promise<URL>
  dispose(): Promise<void>
}

interface WorkerdServer {
  readonly port: number
  close(): Promise<void>
}

/** miniflare's main file; undefined where it cannot be had. */
export async function haveMiniflare(): Promise<string | undefined> {
  const place = await tryToInstall('miniflare', VERSION)
  if (!place) console.log('No miniflare can be had here: nothing is known of scripts/deploy/workerd.')
  return place && createRequire(join(place, 'package.json')).resolve(place)
}

/**
 * The edge in workerd, as `wrangler.jsonc` configures it, in front of a platform on this machine.
 *
 * @param miniflare its main file
 * @param dist the build that is served as static assets
 */
export async function serveByWorkerd(
  miniflare: string,
  { dist, platformPort, secret }: { dist: string; platformPort: number; secret: string },
): Promise<WorkerdServer> {
  const config: unknown = parse(await readFile(CONFIG, 'utf8'))
  const main = resolve(dirname(CONFIG), text(at(config, 'main')))
  const { Miniflare }: { Miniflare: new (options: object) => Miniflare } = await import(
    pathToFileURL(miniflare).href
  )
  const proxy = await startHostProxy(platformPort)
  const server = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modulesRoot: dirname(main),
    modules: [main, join(dirname(main), 'handler.js')].map((path) => ({ type: 'ESModule', path })),
    compatibilityDate: text(at(config, 'compatibility_date')),
    bindings: {
      ...Object(at(config, 'vars')),
      PLATFORM_ORIGIN: `http://127.0.0.1:${proxy.port}`,
      EDGE_PURGE_SECRET: secret,
    },
    assets: {
      directory: dist,
      binding: text(at(config, 'assets', 'binding')),
      routerConfig: {
        has_user_worker: true,
        invoke_user_worker_ahead_of_assets: at(config, 'assets', 'run_worker_first') === true,
      },
      assetConfig: {
        html_handling: text(at(config, 'assets', 'html_handling')),
        not_found_handling: text(at(config, 'assets', 'not_found_handling')),
      },
    },
  })
  const { port } = await server.ready
  return {
    port: Number(port),
    async close() {
      await server.dispose()
      await proxy.close()
    },
  }
}

/** A proxy in front of the platform that makes the host out of `X-Forwarded-Host`, since a worker cannot choose its `Host`. */
async function startHostProxy(platformPort: number): Promise<WorkerdServer> {
  const proxy = createServer((asked, answer) => {
    const { url, method } = asked
    const headers = { ...asked.headers, host: String(asked.headers['x-forwarded-host'] ?? '') }
    const passed = request({ port: platformPort, path: url, method, headers }, (heard) => {
      answer.writeHead(heard.statusCode ?? BAD_GATEWAY, heard.headers)
      heard.pipe(answer)
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  await new Promise<void>((listens) => proxy.listen(0, '127.0.0.1', listens))
  const { port = 0 }: { port?: number } = Object(proxy.address())
  return {
    port,
    close: () =>
      new Promise((done) => {
        proxy.close(() => done())
        proxy.closeAllConnections()
      }),
  }
}
