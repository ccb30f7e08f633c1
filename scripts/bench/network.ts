import { Agent, createServer, type IncomingMessage, request, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Conditions {
  /** Time from a request to the first byte of its response, on an existing connection. */
  readonly latencyMs: number
  /** Time to open a connection. */
  readonly connectMs: number
  readonly bytesPerSecond: number
}

const ROUND_TRIP_MS = 150
/** TCP and TLS 1.3 take a round trip each. */
const CONNECT_ROUND_TRIPS = 2

/** Slow 4G, as Lighthouse defines it: 1.6 Mbit/s and 150 ms for a round trip. */
export const SLOW_4G: Conditions = {
  latencyMs: ROUND_TRIP_MS,
  connectMs: CONNECT_ROUND_TRIPS * ROUND_TRIP_MS,
  bytesPerSecond: (1.6 * 1000 * 1000) / 8,
}
/**
 * Lighthouse's devtools throttling: every request costs 3.75 round trips, also on an existing connection, and the bandwidth is a
 * tenth lower. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
 */
export const DEVTOOLS: Conditions = {
  latencyMs: 3.75 * ROUND_TRIP_MS,
  connectMs: 0,
  bytesPerSecond: 0.9 * SLOW_4G.bytesPerSecond,
}
/** No delay; only counts. */
export const UNLIMITED: Conditions = { latencyMs: 0, connectMs: 0, bytesPerSecond: Number.POSITIVE_INFINITY }
const PIECE = 8 * 1024

/** A request on the network, from the page or a worker. */
export interface Exchange {
  readonly path: string
  /** The browser's destination: `document`, `script`, `image`; `empty` for `fetch`, also a worker's. */
  readonly destination: string
  /** ms of this process's clock. */
  readonly from: number
  /** Undefined while it is open. */
  to?: number
  /** Transferred bytes of the response, headers included. */
  bytes: number
}

export interface Network {
  readonly port: number
  /** All requests since the last `forget`, in order. */
  readonly exchanges: readonly Exchange[]
  readonly forget: () => void
  readonly close: () => void
}

/** Returns the delay of the next bytes, over a bandwidth that all responses share. */
export function createLine(bytesPerSecond: number, now: () => number): (bytes: number) => number {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(freeAt, now()) + (bytes / bytesPerSecond) * 1000
    return freeAt - now()
  }
}

/** Delay of a response's first byte, ms. A request on a new connection waits for the connection first. */
export const delayOf = ({ latencyMs }: Conditions, from: number, connectedAt: number): number =>
  Math.max(0, connectedAt - from) + latencyMs

/**
 * A throttling proxy between a browser and a server on this machine, which counts the traffic. It is outside of the browser,
 * because the browser's own throttling does not affect a service worker's requests.
 */
export async function openNetwork(targetPort: number, conditions = SLOW_4G): Promise<Network> {
  const agent = new Agent({ keepAlive: true })
  const line = createLine(conditions.bytesPerSecond, () => performance.now())
  const exchanges: Exchange[] = []
  const readyAt = new WeakMap<Socket, number>()
  const server = createServer((incoming, outgoing) => {
    const { method, url = '', headers, socket } = incoming
    const from = performance.now()
    const exchange = exchangeOf(incoming, from)
    exchanges.push(exchange)
    const latency = wait(delayOf(conditions, from, readyAt.get(socket) ?? from))
    const asked = request({ agent, port: targetPort, method, path: url, headers }, async (answer) => {
      const body: Buffer[] = []
      for await (const piece of answer) body.push(piece)
      const all = Buffer.concat(body)
      await latency
      exchange.bytes = all.length + answer.rawHeaders.join('').length + 4 * answer.rawHeaders.length
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      outgoing.flushHeaders()
      for (let at = 0; at < all.length; at += PIECE) {
        const piece = all.subarray(at, at + PIECE)
        await wait(line(piece.length))
        outgoing.write(piece)
      }
      outgoing.end()
    })
    asked.on('error', () => outgoing.destroy())
    outgoing.on('close', () => {
      exchange.to = performance.now()
    })
    incoming.pipe(asked)
  })
  server.on('connection', (socket: Socket) => {
    readyAt.set(socket, performance.now() + conditions.connectMs)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    port: portOf(server),
    exchanges,
    forget: () => void exchanges.splice(0),
    close: () => {
      server.closeAllConnections()
      server.close()
      agent.destroy()
    },
  }
}

const wait = async (ms: number): Promise<void> => {
  if (ms > 0) await sleep(ms)
}

const exchangeOf = ({ url = '', headers }: IncomingMessage, from: number): Exchange => ({
  path: url.split('?')[0] ?? '',
  destination: String(headers['sec-fetch-dest'] ?? ''),
  from,
  bytes: 0,
})

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
