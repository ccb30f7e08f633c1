import { resolve } from 'node:path'
import { startEdge } from './server.ts'

const DEFAULT_PORT = 4700

function readPort(text: string | undefined): number {
  const port = Number(text ?? DEFAULT_PORT)
  if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error(`PORT is "${text}", not a port`)
  return port
}

function readOrigin(text: string | undefined): string {
  const url = URL.parse(text ?? '')
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`PLATFORM_ORIGIN is "${text ?? ''}", not an http(s) origin`)
  return url.origin
}

/** The edge on Node, configured by variables (docs/deployment.md). Folders are relative to the working directory. */
try {
  const { PORT, HOST, PLATFORM_ORIGIN, EDGE_PURGE_SECRET, TRUST_PROXY, DIST_DIR, EDGE_DIR } = process.env
  const platform = readOrigin(PLATFORM_ORIGIN)
  const edge = await startEdge({
    port: readPort(PORT),
    dist: resolve(DIST_DIR ?? 'dist'),
    handler: resolve(EDGE_DIR ?? 'dist-edge', 'handler.js'),
    platform,
    trustsProxy: TRUST_PROXY === '1',
    ...(HOST && { host: HOST }),
    ...(EDGE_PURGE_SECRET && { purgeSecret: EDGE_PURGE_SECRET }),
  })
  console.log(`Edge on http://localhost:${edge.port} before ${platform}`)
  const stop = () => void edge.close().then(() => process.exit(0))
  process.once('SIGINT', stop)
  process.once('SIGTERM', stop)
} catch (error) {
  console.error(`Cannot start: ${error instanceof Error ? error.message : error}`)
  process.exitCode = 1
}
