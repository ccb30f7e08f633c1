/** Who answers a path. */
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

/** The name of a file: the last step has an ending that is not a page's. */
const FILE = /\.(?!html$)[^/.]+$/

/** Who answers a request. Pure. */
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
  // The service worker keeps the document for every merchant and for long: nothing of a site may be in it.
  const asked = headers.get('sec-fetch-dest')
  if (asked === 'empty' || (path === '/m/index.html' && asked !== 'document')) return 'bare'
  return 'document'
}
