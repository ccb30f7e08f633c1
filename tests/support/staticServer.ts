import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
}

/** A layer in front of a host (firewall, log). It receives each request and may answer HTML instead of the host. */
export type Front = (asked: IncomingMessage) => string | undefined

/**
 * A static host that knows nothing of the project (docs/contract.md): it serves files unchanged, the document for every
 * path without an extension, and no special headers. It forwards `/wps` to `wpsPort` with the visitor's host name.
 */
export async function serveStatic(
  folder: string,
  wpsPort: number,
  front: Front = () => undefined,
): Promise<{ port: number; close(): void }> {
  const server = createServer((asked, answer) => {
    const instead = front(asked)
    if (instead !== undefined)
      return void answer.writeHead(200, { 'content-type': TYPES['.html'] }).end(instead)
    const { pathname } = new URL(asked.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/wps/')) {
      const { url = '/', method = 'GET', headers } = asked
      const passed = request({ port: wpsPort, path: url, method, headers }, (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers)
        reply.pipe(answer)
      })
      passed.on('error', () => answer.writeHead(502).end())
      asked.pipe(passed)
      return
    }
    const send = (file: string) =>
      readFile(join(folder, file)).then((content) => {
        answer
          .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
          .end(content)
      })
    const isFile = extname(pathname) !== ''
    const file = isFile ? normalize(pathname) : 'm/index.html'
    send(file).catch(() => answer.writeHead(404).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port }: Partial<AddressInfo> = Object(server.address())
  return {
    port: port ?? 0,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
