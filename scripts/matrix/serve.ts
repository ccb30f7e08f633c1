import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { contentType } from '../backoffice/contentTypes.ts'
import { pathBelow } from '../backoffice/sendFile.ts'
import type { Accepted } from './accept.ts'

/** A report that a person works with. */
export interface Report {
  /** The page, as it is at this moment. */
  readonly page: () => string
  /** Where its pictures lie. */
  readonly folder: string
  readonly accept: (cell: string) => Accepted
}

/** A report that is served: its address, which nobody else on this machine can guess. */
export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

const LOOPBACK = '127.0.0.1'
/** Bytes of the word in the address that stands for the right to accept. */
const TOKEN_BYTES = 18
const SCRIPT = join(import.meta.dirname, 'page', 'accept.js')
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Serves a report to whoever was told its address, on loopback alone. A page of another site that guesses the port has no
 * token, and one that has been given our address by a name of its own (DNS rebinding) another host.
 */
export async function serveReport({ page, folder, accept }: Report): Promise<Served> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const app = new Hono({ strict: false }).basePath(`/${token}`)
  const server = createAdaptorServer({ fetch: app.fetch })
  const origin = () => {
    const address = server.address()
    return `http://${LOOPBACK}:${typeof address === 'object' && address ? address.port : 0}`
  }
  app.use(async (c, next) => {
    const [from, host] = [c.req.header('origin'), c.req.header('host')]
    if (`http://${host}` !== origin() || (from !== undefined && from !== origin()))
      return c.text('Not yours', 403)
    await next()
    c.header('content-security-policy', POLICY)
    c.header('x-content-type-options', 'nosniff')
    c.header('referrer-policy', 'same-origin')
    c.header('cache-control', 'no-store')
    return undefined
  })
  app.get('/', (c) => c.html(page()))
  app.get('/accept.js', () => {
    return new Response(readFileSync(SCRIPT), { headers: { 'content-type': contentType(SCRIPT) } })
  })
  app.post('/accept', async (c) => {
    const { cell } = await c.req.parseBody()
    const said = accept(typeof cell === 'string' ? cell : '')
    if (c.req.header('accept') === 'application/json') return c.json(said, said.ok ? 200 : 409)
    return said.ok ? c.redirect(`/${token}/`, 303) : c.text(said.message, 409)
  })
  app.get('/*', async (c) => {
    const path = pathBelow(folder, c.req.path.slice(token.length + 1))
    const body = path && (await readFile(path).catch(() => undefined))
    return body
      ? new Response(new Uint8Array(body), { headers: { 'content-type': contentType(path) } })
      : c.notFound()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, LOOPBACK, resolve)
  })
  return {
    url: `${origin()}/${token}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        // A browser holds lines on which it has never asked anything, and they would be waited for.
        if (server instanceof Server) server.closeAllConnections()
      }),
  }
}
