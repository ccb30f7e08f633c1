import { join } from 'node:path'
import type { Context } from 'hono'
import type { MerchantLine } from '../../../src/workbench/model/wire.ts'
import type { FileCache } from '../files.ts'
import type { Env } from '../requestContext.ts'
import { pathBelow, sendFile } from '../sendFile.ts'
import { inlineJson } from './frame.ts'

/** The path of the workbench's build. */
export const workbenchPath = '/workbench'

const tokenMark = '__WORKBENCH_TOKEN__'
const merchantsMark = '"__WORKBENCH_MERCHANTS__"'

/** The policy: only its own scripts, and frames of merchants' hosts on this port. */
const policyFor = (host: string): string => {
  const port = /:\d+$/.exec(host)?.[0] ?? ''
  const phones = `http://*.localhost${port}`
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' data: ${phones}`,
    "connect-src 'self'",
    `frame-src ${phones}`,
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

interface Page {
  readonly files: FileCache
  readonly dir: string
  readonly token: string
  readonly merchants: readonly MerchantLine[]
}

/** The build's document with what this answer adds. Pure. */
export const documentWith = (html: string, token: string, merchants: readonly MerchantLine[]): string =>
  html.replace(tokenMark, () => token).replace(merchantsMark, () => inlineJson(merchants))

const missing = () =>
  new Response('There is no build of the workbench: npm run build makes it.\n', {
    status: 503,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/**
 * The workbench's document with the token of this run and the list of merchants, and its files. The list is in the document, so that
 * it shows without a request after the scripts; as data it needs no exception from the policy.
 */
export const servePage = async (
  c: Context<Env>,
  { files, dir, token, merchants }: Page,
): Promise<Response> => {
  const { path } = c.req
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return new Response('Not allowed\n', { status: 405 })
  if (path !== workbenchPath && path !== `${workbenchPath}/`) {
    const place = pathBelow(dir, path.slice(workbenchPath.length))
    const file = place && !place.endsWith('.html') ? await files.load(place) : undefined
    return file
      ? sendFile(c, files, file, { 'cache-control': 'no-cache' })
      : new Response('Not found\n', { status: 404 })
  }
  const document = await files.load(join(dir, 'index.html'))
  if (!document?.body) return missing()
  return new Response(documentWith(document.body.toString('utf8'), token, merchants), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policyFor(c.req.header('host') ?? ''),
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    },
  })
}
