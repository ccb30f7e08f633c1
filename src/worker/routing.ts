/** What the worker does with a request: the rule, without a worker. */
export type Route = 'asset' | 'document' | 'network'

/** Only the app's own hashed files are kept; `/wps` never is, and a path that looks like a file is no page. */
export function routeOf(
  request: { readonly url: string; readonly method: string; readonly mode: string },
  origin: string,
): Route {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== origin) return 'network'
  if (url.pathname.startsWith('/m/assets/')) return 'asset'
  const isPage = url.pathname === '/' || url.pathname === '/m' || url.pathname.startsWith('/m/')
  const looksLikeFile = /\.[a-z0-9]+$/i.test(url.pathname) && !url.pathname.endsWith('.html')
  return request.mode === 'navigate' && isPage && !looksLikeFile ? 'document' : 'network'
}
