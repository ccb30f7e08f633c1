import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { Conditions } from '../../../src/workbench/model/wire.ts'
import type { Env } from '../requestContext.ts'
import { inFrame } from './inFrame.ts'

/** Delay of every response on the slow network, ms: like a phone with a weak signal. */
const slowMs = 800

/** Whether a path is the app's document. Other pages of the host (games, pixels, vendors) are not phones. */
const isDocument = (path: string): boolean =>
  (path === '/' || path === '/m' || path.startsWith('/m/')) &&
  !/\.\w+$/.test(path.replace(/\/index\.html$/, '/'))

/** Escapes a text so that it cannot end an inline script. */
export const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const frameScript = (conditions: Conditions): string => `(${inFrame})(${inlineJson(conditions)})`

/** Extends a policy by one more script and one more embedding page. */
export const framePolicy = (policy: string, script: string, bench: string): string =>
  policy
    .replace('script-src ', `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' `)
    .replace("frame-ancestors 'self'", `frame-ancestors ${bench}`)

/** Applies a phone's conditions to the requests of its world: its network, and a script before the app's. */
export const serveFrame = async (
  c: Context<Env>,
  next: Next,
  conditions: Conditions,
): Promise<Response | undefined> => {
  const isOffline = conditions.network === 'offline'
  if (isOffline && /^\/(wps|mini-game)\//.test(c.req.path)) {
    c.env.outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  if (conditions.network === 'slow') await wait(slowMs)
  if (!isDocument(c.req.path)) {
    await next()
    return undefined
  }
  c.get('place').uncompressed = true
  await next()
  const { headers, status } = c.res
  if (status !== 200 || !headers.get('content-type')?.startsWith('text/html')) return undefined
  const script = frameScript(conditions)
  // Before the document's own policy, which would block this script; the header's policy allows it.
  const html = (await c.res.text()).replace('<head>', () => `<head><script>${script}</script>`)
  const policy = framePolicy(headers.get('content-security-policy') ?? '', script, conditions.bench)
  c.res = undefined
  c.res = new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
      'referrer-policy': headers.get('referrer-policy') ?? '',
      'x-content-type-options': 'nosniff',
    },
  })
  return undefined
}
