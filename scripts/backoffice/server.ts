import { Server } from 'node:http'
import { join, resolve } from 'node:path'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { createApp } from './app.ts'
import { createFileCache } from './files.ts'
import { keyPair } from './keys.ts'
import { openMerchants } from './merchants.ts'
import { loadSchemas } from './schemas.ts'
import { Worlds } from './world.ts'

export { backofficePaths } from './app.ts'
export { merchantCookie, worldHeader } from './requestContext.ts'

/** Options of a back office. */
export type BackofficeOptions = {
  /** 0 takes any free port. */
  port: number
  merchantsDir: string
  /** The production build; absent where another server serves the app. */
  distDir: string
  /** The workbench's build; the repository's own by default. */
  workbenchDir?: string
  /** Address to listen on; by default only this machine can connect. */
  host?: string
  /** A real platform that answers /wps in place of the merchants' folders. Control calls are off then. */
  wpsOrigin?: string
  /** Hosts that are accepted besides this machine's own names if `wpsOrigin` is given. */
  allowedHosts?: readonly string[]
  /** The folder of schemas; the repository's own by default. */
  schemasDir?: string
  /** Receives messages for the operator: broken files, violations of the contract. */
  log?: (line: string) => void
}

/** A running back office. */
export type Backoffice = {
  url: string
  port: number
  /** `http://<code>.localhost:<port>/m/home` of every merchant. */
  addresses: () => string[]
  /** The workbench's address; undefined in front of a real platform, which it cannot edit. */
  workbench: string | undefined
  close: () => Promise<void>
}

const repository = resolve(import.meta.dirname, '..', '..')
const longestHeader = 64 * 1024

/** Logs each message once: a matrix run has the same violation a thousand times. */
const sayOnce = (log: (line: string) => void) => {
  const said = new Set<string>()
  return (line: string) => {
    if (said.has(line)) return
    if (said.size > 5000) said.clear()
    said.add(line)
    log(line)
  }
}

const listen = (server: ServerType, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      failed(error.code === 'EADDRINUSE' ? new Error(`port ${port} is taken; PORT=… chooses another`) : error)
    })
    server.listen(port, host, () => {
      const address = server.address()
      done(typeof address === 'object' && address ? address.port : port)
    })
  })

/**
 * Starts the embedded back office: it implements docs/contract.md for every folder under `merchantsDir`, and serves the
 * production build. Throws a clear message if the port is in use or the folder of merchants is missing.
 */
export const startBackoffice = async (options: BackofficeOptions): Promise<Backoffice> => {
  const log = options.log ?? ((line: string) => console.warn(line))
  const host = options.host ?? '127.0.0.1'
  const merchants = await openMerchants(options.merchantsDir, log)
  const worlds = new Worlds()
  const schemasDir = options.schemasDir ?? join(repository, 'schemas')
  const schemas = loadSchemas(schemasDir, log)
  const app = createApp({
    merchants,
    worlds,
    schemas,
    builds: createFileCache({ maxAgeMs: 500, generation: () => 0 }),
    distDir: resolve(options.distDir),
    workbench: {
      dir: resolve(options.workbenchDir ?? join(repository, 'dist-workbench')),
      merchantsDir: resolve(options.merchantsDir),
      schemasDir,
    },
    complain: sayOnce(log),
    ...(options.wpsOrigin ? { wpsOrigin: options.wpsOrigin } : {}),
    allowedHosts: options.allowedHosts ?? [],
  })
  void keyPair(0)
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { maxHeaderSize: longestHeader, keepAliveTimeout: 30_000 },
  })
  const port = await listen(server, options.port, host).catch((error: unknown) => {
    merchants.close()
    throw error
  })
  return {
    url: `http://localhost:${port}`,
    port,
    workbench: options.wpsOrigin ? undefined : `http://localhost:${port}/workbench`,
    addresses: () => merchants.all().map(({ code }) => `http://${code}.localhost:${port}/m/home`),
    close: async () => {
      worlds.releaseAll()
      merchants.close()
      await new Promise<void>((done) => {
        server.close(() => done())
        if (server instanceof Server) server.closeAllConnections()
      })
    },
  }
}
