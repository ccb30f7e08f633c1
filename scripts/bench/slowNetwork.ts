import { Agent, createServer, request, type Server } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** Slow 4G. */
export const SLOW_4G = { latencyMs: 150, bytesPerSecond: (1.6 * 1000 * 1000) / 8 }
const PIECE = 8 * 1024

/** Says how long the next bytes are on their way, over one line that all answers share. */
export function createLine(bytesPerSecond: number, now: () => number): (bytes: number) => number {
  let freeAt = 0
  return (bytes) => {
    freeAt = Math.max(freeAt, now()) + (bytes / bytesPerSecond) * 1000
    return freeAt - now()
  }
}

/**
 * A slow network between a browser and a server on this machine. It stands outside of the browser because the browser's own
 * throttling lets a service worker's requests through.
 */
export async function slowNetwork(
  targetPort: number,
  { latencyMs, bytesPerSecond } = SLOW_4G,
): Promise<{ readonly port: number; readonly close: () => void }> {
  const agent = new Agent({ keepAlive: true })
  const line = createLine(bytesPerSecond, () => performance.now())
  const server = createServer((incoming, outgoing) => {
    const latency = sleep(latencyMs)
    const { method, url, headers } = incoming
    const asked = request({ agent, port: targetPort, method, path: url, headers }, async (answer) => {
      const body: Buffer[] = []
      for await (const piece of answer) body.push(piece)
      const all = Buffer.concat(body)
      await latency
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders)
      outgoing.flushHeaders()
      for (let at = 0; at < all.length; at += PIECE) {
        const piece = all.subarray(at, at + PIECE)
        await sleep(line(piece.length))
        outgoing.write(piece)
      }
      outgoing.end()
    })
    asked.on('error', () => outgoing.destroy())
    incoming.pipe(asked)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const close = (): void => {
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { port: portOf(server), close }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}
