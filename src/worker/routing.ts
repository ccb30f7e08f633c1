import { parseUrl } from '../ui/url/parseUrl.ts'

/** Which strategy answers a request. */
export type Route = 'asset' | 'document' | 'picture' | 'network'

/** What of a request decides that. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
  /** `image` for a picture of the page. */
  readonly destination: string
}

/**
 * Cached are the app's own hashed files, its document and merchants' pictures of this origin; `/wps` never is. A path that
 * looks like a file (`.mobileconfig`, `.apk`, `.json`, `.webmanifest`) is no page: cached HTML must not answer for it. An
 * address that names its merchant wants the server's own answer.
 */
export function routeOf({ url: text, method, mode, destination }: Asked, origin: string): Route {
  const url = new URL(text)
  const { pathname, searchParams } = url
  if (method !== 'GET' || url.origin !== origin) return 'network'
  // A document among them is a confined frame's (`scripts/build/confinedFrames.ts`): what it is for needs the network.
  if (pathname.startsWith('/m/assets/')) return pathname.endsWith('.html') ? 'network' : 'asset'
  if (mode !== 'navigate') {
    // Pictures of other origins are opaque here: each would count as megabytes. The browser's own cache keeps them.
    return destination === 'image' && pathname.startsWith('/m/merchants/') ? 'picture' : 'network'
  }
  const isPage = pathname === '/' || pathname === '/m' || pathname.startsWith('/m/')
  const looksLikeFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html')
  return isPage && !looksLikeFile && !searchParams.has('merchant') ? 'document' : 'network'
}

/** Which of the addresses that a page has loaded are cached, as if the worker had answered them. */
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

/** An answer in place of a hashed file that says that its build is gone from the server. */
export const isGone = (status: number, contentType: string | null): boolean =>
  status === 404 || status === 410 || (status === 200 && (contentType?.includes('text/html') ?? false))
