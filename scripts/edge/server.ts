import { Server, ServerResponse } from 'node:http'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { createAdaptorServer, type Http2Bindings, type HttpBindings } from '@hono/node-server'
import type { EdgeEnv, Encoded } from '../../src/edge/env.ts'
import { createAssets } from './assets.ts'
import { createSend } from './send.ts'

/** Options of the edge on Node. */
export interface EdgeOptions {
  /** 0 takes any free port. */
  readonly port: number
  /** Address to listen on; by default only this machine can connect. */
  readonly host?: string
  readonly dist: string
  /** The built handler (`dist-edge/handler.js`). */
  readonly handler: string
  readonly platform: string
  readonly purgeSecret?: string
  readonly trustsProxy?: boolean
  /** ms since 1970; the machine's clock by default. */
  readonly now?: () => number
}

type Handler = (request: Request, env: EdgeEnv) => Promise<Response>

/** Largest size of headers, bytes: encrypted GET calls are in headers. */
const LONGEST_HEADER = 64 * 1024
/** Timeout of a request's headers, ms. */
const HEADERS_MS = 15_000
const KEEP_ALIVE_MS = 30_000
/** Brotli level: a document is compressed once and sent often, but the first visitor waits for it. */
const QUALITY = 5

const brotli = promisify(brotliCompress)

const compress = async (bytes: Uint8Array): Promise<Encoded> => ({
  encoding: 'br',
  bytes: new Uint8Array(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })),
})

/** Loads the built handler. @throws Error where it is missing */
export async function loadHandler(file: string): Promise<Handler> {
  const module: { createHandler?: () => Handler } = await import(pathToFileURL(file).href)
  if (!module.createHandler) throw new Error(`${file} is no edge: npm run build makes it`)
  return module.createHandler()
}

/** Runs the edge's handler on Node. @throws Error where the port is taken or there is no build */
export async function startEdge(options: EdgeOptions): Promise<{ port: number; close: () => Promise<void> }> {
  const { platform, purgeSecret, trustsProxy = false, now = Date.now } = options
  const handle = await loadHandler(options.handler)
  const asset = createAssets(options.dist)
  const { send, close: closeSend } = createSend()
  const server = createAdaptorServer({
    fetch: (request: Request, bindings: HttpBindings | Http2Bindings) => {
      const { incoming, outgoing } = bindings
      const isHttp1 = outgoing instanceof ServerResponse
      return handle(request, {
        platform,
        send,
        asset,
        compress,
        now,
        trustsProxy,
        ...(purgeSecret && { purgeSecret }),
        ...(incoming.socket.remoteAddress && { address: incoming.socket.remoteAddress }),
        // Only for browsers, which send Sec-Fetch-Mode: an older nginx takes early hints for the response.
        ...(isHttp1 &&
          !trustsProxy &&
          incoming.headers['sec-fetch-mode'] === 'navigate' && {
            hint: (links) => outgoing.writeEarlyHints({ link: [...links] }),
          }),
      })
    },
    overrideGlobalObjects: false,
    serverOptions: {
      maxHeaderSize: LONGEST_HEADER,
      headersTimeout: HEADERS_MS,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
  })
  const port = await new Promise<number>((done, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      failed(error.code === 'EADDRINUSE' ? new Error(`port ${options.port} is taken`) : error),
    )
    server.listen(options.port, options.host ?? '127.0.0.1', () => {
      const { port = options.port }: { port?: number } = Object(server.address())
      done(port)
    })
  })
  return {
    port,
    /** Shuts down gracefully: running requests are completed. */
    close: () =>
      new Promise((done) => {
        server.close(() => {
          closeSend()
          done()
        })
        if (server instanceof Server) server.closeIdleConnections()
      }),
  }
}
