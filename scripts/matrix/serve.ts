import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Server } from 'node:http'
import { join } from 'node:path'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { contentType } from '../backoffice/contentTypes.ts'
import { pathBelow } from '../backoffice/sendFile.ts'
import { type Accepted, acceptAll } from './accept.ts'

/** An interactive report. */
export interface Report {
  /** Creates the current page. */
  readonly page: () => string
  /** The folder of its pictures. */
  readonly folder: string
  readonly accept: (cell: string) => Accepted
}

/** A served report with its address, which other users of this machine cannot guess. */
export interface Served {
  readonly url: string
  readonly close: () => Promise<void>
}

const LOOPBACK = '127.0.0.1'
/** Length of the token in the address, bytes. */
const TOKEN_BYTES = 18
const SCRIPT = join(import.meta.dirname, 'page', 'accept.js')
const POLICY =
  "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; " +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * Serves a report on loopback to those who know its address. A page of another site that guesses the port has no token, and one
 * with a host name that points here (DNS rebinding) has another host.
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
    const { cell } = await c.req.parseBody({ all: true })
    const said = acceptAll(
      [cell].flat().filter((one) => typeof one === 'string'),
      accept,
    )
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
        // A browser keeps unused connections open, which would delay closing.
        if (server instanceof Server) server.closeAllConnections()
      }),
  }
}
