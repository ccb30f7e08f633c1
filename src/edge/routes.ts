/** The handlers of paths. */
export type Route =
  | 'health'
  | 'metrics'
  | 'purge'
  | 'document'
  | 'bare'
  | 'file'
  | 'splash'
  | 'platform'
  | 'refused'

/** A file: the last part of the path has an extension that pages do not have. */
const FILE = /\.(?!html$)[^/.]+$/

/** The handler of a request. Pure. */
export function routeOf({ method, headers }: Pick<Request, 'method' | 'headers'>, path: string): Route {
  if (path === '/healthz') return 'health'
  if (path === '/metrics') return 'metrics'
  if (path === '/__edge/purge') return method === 'POST' ? 'purge' : 'refused'
  if (path.startsWith('/__edge/')) return 'refused'
  const isPage = path === '/' || path === '/m' || path.startsWith('/m/')
  if (!isPage || path.startsWith('/m/merchants/')) return 'platform'
  if (method !== 'GET' && method !== 'HEAD') return 'refused'
  if (path.startsWith('/m/splash/')) return 'splash'
  if (FILE.test(path)) return 'file'
  // The service worker caches the document for long and for any merchant: it must not contain a site.
  const asked = headers.get('sec-fetch-dest')
  if (asked === 'empty' || (path === '/m/index.html' && asked !== 'document')) return 'bare'
  return 'document'
}
