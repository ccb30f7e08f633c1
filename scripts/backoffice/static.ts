import { join } from 'node:path'
import type { Context } from 'hono'
import { namesFile } from './contentTypes.ts'
import type { FileCache, LoadedFile } from './files.ts'
import type { Merchants } from './merchants.ts'
import { type Env, merchantCookie } from './requestContext.ts'
import { documentHeaders, picturePolicy, policyOf } from './security.ts'
import { pathBelow, sendFile } from './sendFile.ts'

const notFound = (what: string, status = 404) =>
  new Response(`${what}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

const policies = new WeakMap<LoadedFile, string>()

const policy = (document: LoadedFile): string => {
  const known = policies.get(document) ?? policyOf(document.body?.toString('utf8') ?? '')
  policies.set(document, known)
  return known
}

const sendDocument = async (c: Context<Env>, files: FileCache, distDir: string): Promise<Response> => {
  const document = await files.load(join(distDir, 'm', 'index.html'))
  if (!document) return notFound('There is no production build: npm run build makes it.', 503)
  const { merchant } = c.get('place')
  const chosen = merchant && c.req.query('merchant') === merchant.code
  const headers = {
    'cache-control': 'no-cache',
    ...documentHeaders,
    'content-security-policy': policy(document),
    ...(chosen ? { 'set-cookie': `${merchantCookie}=${merchant.code}; Path=/; HttpOnly; SameSite=Lax` } : {}),
  }
  return sendFile(c, files, document, headers)
}

/** The asset manifest of the platform's older part on the same host (docs/conformance.md § 1.2). Here it never changes. */
const olderPart = '/mobile/mc/asset-manifest.json'

const forever = 'public, max-age=31536000, immutable'

/** The production build as a content delivery network would serve it (docs/contract.md). */
export const serveBuild = async (c: Context<Env>, files: FileCache, distDir: string): Promise<Response> => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return notFound('Not allowed', 405)
  const { path } = c.req
  if (path === '/' || path === '/m' || path === '/m/index.html') return sendDocument(c, files, distDir)
  const place = pathBelow(distDir, path)
  const file = place && !/\.(br|gz)$/.test(place) ? await files.load(place) : undefined
  if (file) {
    const cache = path.startsWith('/m/assets/') ? forever : 'no-cache'
    return sendFile(c, files, file, {
      'cache-control': cache,
      ...(path.endsWith('.html') ? documentHeaders : {}),
    })
  }
  if (path === olderPart) return Response.json({ files: {} }, { headers: { 'cache-control': 'no-cache' } })
  if (!path.startsWith('/m/') || namesFile(path)) return notFound('Not found')
  return sendDocument(c, files, distDir)
}

/** A merchant's pictures and downloads: `/m/merchants/<code>/<file>` ← `merchants/<code>/pictures/<file>`. */
export const servePicture = async (c: Context<Env>, merchants: Merchants): Promise<Response> => {
  const [, code = '', rest = ''] = c.req.path.match(/^\/m\/merchants\/([^/]+)\/(.+)$/) ?? []
  const merchant = merchants.byCode(code)
  const path = merchant && pathBelow(join(merchant.folder, 'pictures'), rest)
  const file = path ? await merchants.files.load(path) : undefined
  if (!file) return notFound('Not found')
  return sendFile(c, merchants.files, file, {
    'cache-control': 'public, max-age=300, stale-while-revalidate=86400',
    'content-security-policy': picturePolicy,
  })
}
