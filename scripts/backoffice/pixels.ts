import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Context } from 'hono'
import type { Env } from './requestContext.ts'

/** Where the stand-ins are: `/pixel-stand-in/<network>.js?how=…`; a test leads the vendors' own addresses here. */
export const pixelPath = '/pixel-stand-in'

const NETWORKS: readonly string[] = ['facebook', 'tiktok', 'kwai', 'google', 'bigo']
/** Ways in which a vendor's script fails; `well`: it does not. */
const WAYS: readonly string[] = ['well', 'throw', 'replace', 'lead']
const SOURCE = join(import.meta.dirname, 'pixels', 'script.js')

/** A network's script, as well as it is asked to be; `missing` is 404, `hang` never ends. */
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
