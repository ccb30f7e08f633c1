import type { Context } from 'hono'
import type { Env } from './requestContext.ts'

const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
// The client's Host would name the wrong site, and fetch decodes the body.
const notSent = new Set([...hopByHop, 'host', 'content-length', 'accept-encoding'])
const notReturned = new Set([...hopByHop, 'content-encoding', 'content-length'])

/** Forwards a call to a real platform and streams its response back. */
export const proxyTo = async (c: Context<Env>, wpsOrigin: string): Promise<Response> => {
  const from = new URL(c.req.url)
  const target = new URL(from.pathname + from.search, wpsOrigin)
  const headers = new Headers()
  c.req.raw.headers.forEach((value, name) => {
    if (!notSent.has(name)) headers.append(name, value)
  })
  const bodiless = ['GET', 'HEAD'].includes(c.req.method)
  try {
    const answer = await fetch(target, {
      method: c.req.method,
      headers,
      redirect: 'manual',
      signal: c.req.raw.signal,
      ...(bodiless ? {} : { body: await c.req.arrayBuffer() }),
    })
    const returned = new Headers()
    answer.headers.forEach((value, name) => {
      if (notReturned.has(name)) return
      // The cookie must belong to this host.
      returned.append(name, name === 'set-cookie' ? value.replace(/;\s*(domain=[^;]*|secure)/gi, '') : value)
    })
    return new Response(answer.body, { status: answer.status, headers: returned })
  } catch (error) {
    const message = `${target.origin} cannot be reached: ${error instanceof Error ? error.message : error}`
    return Response.json({ success: false, message }, { status: 502 })
  }
}
