import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { startEdge } from './edge/server.ts'
import { buildIfStale } from './toolchain/build.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/** `npm run edge`: serves `dist/` with a document for each merchant, before a platform. */
const { PORT, HOST, PLATFORM_ORIGIN, EDGE_PURGE_SECRET, TRUST_PROXY, DIST_DIR, EDGE_DIR } = process.env

const platform = URL.parse(PLATFORM_ORIGIN ?? '')
if (!platform || !/^https?:$/.test(platform.protocol))
  giveUp(`PLATFORM_ORIGIN is "${PLATFORM_ORIGIN ?? ''}", not an http(s) origin.`)
const port = Number(PORT ?? 4700)
if (!Number.isInteger(port) || port < 0 || port > 65535) giveUp(`PORT is "${PORT}", not a port.`)
const dist = resolve(DIST_DIR ?? inRoot('dist'))
const handler = resolve(EDGE_DIR ?? inRoot('dist-edge'), 'handler.js')
const isBuilt = [handler, resolve(dist, 'm', 'index.html')].every((file) => existsSync(file))
if (!isBuilt && !(await buildIfStale())) giveUp('The build failed: see above.')

try {
  const edge = await startEdge({
    port,
    dist,
    handler,
    platform: platform.origin,
    trustsProxy: TRUST_PROXY === '1',
    ...(HOST && { host: HOST }),
    ...(EDGE_PURGE_SECRET && { purgeSecret: EDGE_PURGE_SECRET }),
  })
  console.log(`Edge on http://localhost:${edge.port} before ${platform.origin}`)
  const stop = () => void edge.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  giveUp(`Cannot start: ${error instanceof Error ? error.message : error}`)
}
