import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { Conditions } from '../../../src/workbench/model/wire.ts'
import type { Env } from '../requestContext.ts'
import { inFrame } from './inFrame.ts'

/** How late every answer comes on the slow line, ms: a phone at the edge of its cell. */
const slowMs = 800

/** The app's own document; other pages of the host (games, pixels, vendors) are not a phone. */
const isDocument = (path: string): boolean =>
  (path === '/' || path === '/m' || path.startsWith('/m/')) &&
  !/\.\w+$/.test(path.replace(/\/index\.html$/, '/'))

/** Text that no inline script ends at. */
const inlineJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

export const frameScript = (conditions: Conditions): string => `(${inFrame})(${inlineJson(conditions)})`

/** Lets one more script run, and one more page show it in a frame. */
export const framePolicy = (policy: string, script: string, bench: string): string =>
  policy
    .replace('script-src ', `script-src 'sha256-${createHash('sha256').update(script).digest('base64')}' `)
    .replace("frame-ancestors 'self'", `frame-ancestors ${bench}`)

/** Puts a phone's conditions around whatever is asked for in its world: its line, and a script before the app's own. */
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
  // Before the policy in the document itself, which knows nothing of this script; the header's does.
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
