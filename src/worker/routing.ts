import { parseUrl } from '../ui/url/parseUrl.ts'

/** Which strategy answers a request. */
export type Route = 'asset' | 'document' | 'picture' | 'network'

/** The parts of a request that decide on the strategy. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
  /** `image` for a picture of the page. */
  readonly destination: string
}

/**
 * The app's hashed files, its document and merchants' pictures of this origin are cached, `/wps` never. A path with a file
 * extension (`.mobileconfig`, `.apk`, `.json`, `.webmanifest`) is not a page, and is never answered with cached HTML. An
 * address that names its merchant goes to the server.
 */
export function routeOf({ url: text, method, mode, destination }: Asked, origin: string): Route {
  const url = new URL(text)
  const { pathname, searchParams } = url
  if (method !== 'GET' || url.origin !== origin) return 'network'
  // An HTML file among them belongs to a confined frame (`scripts/build/confinedFrames.ts`), which needs the network anyway.
  if (pathname.startsWith('/m/assets/')) return pathname.endsWith('.html') ? 'network' : 'asset'
  if (mode !== 'navigate') {
    // Pictures of other origins are opaque, and each would count as megabytes. They stay in the HTTP cache.
    return destination === 'image' && pathname.startsWith('/m/merchants/') ? 'picture' : 'network'
  }
  const isPage = pathname === '/' || pathname === '/m' || pathname.startsWith('/m/')
  const looksLikeFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html')
  return isPage && !looksLikeFile && !searchParams.has('merchant') ? 'document' : 'network'
}

/** The addresses loaded by a page that would have been cached had the worker answered them. */
export function cacheable(
  urls: readonly unknown[],
  origin: string,
): { readonly assets: string[]; readonly pictures: string[] } {
  const routed = urls
    .filter((url): url is string => typeof url === 'string' && parseUrl(url) !== undefined)
    .map((url) => ({ url, path: new URL(url).pathname }))
    .map(({ url, path }) => {
      const destination = PICTURE.test(path) ? 'image' : ''
      return { url, path, route: routeOf({ url, method: 'GET', mode: 'no-cors', destination }, origin) }
    })
  return {
    assets: routed.filter(({ route }) => route === 'asset').map(({ path }) => path),
    pictures: routed.filter(({ route }) => route === 'picture').map(({ url }) => url),
  }
}

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i

/** Whether a response for a hashed file means that its build has been removed from the server. */
export const isGone = (status: number, contentType: string | null): boolean =>
  status === 404 || status === 410 || (status === 200 && (contentType?.includes('text/html') ?? false))
