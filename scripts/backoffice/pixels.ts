import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Env } from './requestContext.ts'

/** The path of the stand-ins: `/pixel-stand-in/<network>.js?how=…`. Tests redirect the vendors' addresses here. */
export const pixelPath = '/pixel-stand-in'

const NETWORKS: readonly string[] = ['facebook', 'tiktok', 'kwai', 'google', 'bigo']
/** Failures of a vendor's script; `well`: none. */
const WAYS: readonly string[] = ['well', 'throw', 'replace', 'lead']
const SOURCE = join(import.meta.dirname, 'pixels', 'script.js')

/** A network's script with the requested failure; `missing` is 404, `hang` never ends. */
export const servePixel = (c: Context<Env>): Response | Promise<Response> => {
  const [, network = ''] = /^\/pixel-stand-in\/([^/]+)\.js$/.exec(c.req.path) ?? []
  const how = c.req.query('how') ?? 'well'
  if (how === 'hang') return new Promise<Response>(() => undefined)
  if (!NETWORKS.includes(network) || !WAYS.includes(how)) return new Response('Not found\n', { status: 404 })
  const script = readFileSync(SOURCE, 'utf8')
    .replace("'NETWORK'", `'${network}'`)
    .replace("'HOW'", `'${how}'`)
  return new Response(script, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
