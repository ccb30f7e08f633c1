/** What the worker does with a request: the rule, without a worker. */
export type Route = 'asset' | 'document' | 'picture' | 'network'

/** A request, as far as the rule asks. */
export interface Asked {
  readonly url: string
  readonly method: string
  readonly mode: string
  /** `image` for a picture of the page. */
  readonly destination: string
}

/**
 * Kept are the app's own hashed files, its document and merchants' pictures of this origin; `/wps` never is. A path that
 * looks like a file (`.mobileconfig`, `.apk`, `.json`, `.webmanifest`) is no page: cached HTML must not answer for it. An
 * address that names its merchant wants the server's own answer.
 */
export function routeOf({ url: text, method, mode, destination }: Asked, origin: string): Route {
  const url = new URL(text)
  const { pathname, searchParams } = url
  if (method !== 'GET' || url.origin !== origin) return 'network'
  // A document among them is a confined frame's (`scripts/build/confinedFrames.ts`): what it is for is lost without a network.
  if (pathname.startsWith('/m/assets/')) return pathname.endsWith('.html') ? 'network' : 'asset'
  if (mode !== 'navigate') {
    // Pictures of other origins are opaque here: each would count as megabytes. The browser's own cache keeps them.
    return destination === 'image' && pathname.startsWith('/m/merchants/') ? 'picture' : 'network'
  }
  const isPage = pathname === '/' || pathname === '/m' || pathname.startsWith('/m/')
  const looksLikeFile = /\.[a-z0-9]+$/i.test(pathname) && !pathname.endsWith('.html')
  return isPage && !looksLikeFile && !searchParams.has('merchant') ? 'document' : 'network'
}

/** What of the addresses that a page has loaded is to be kept, as if the worker had been there already. */
export function loadedOf(
  urls: readonly unknown[],
  origin: string,
): { readonly assets: string[]; readonly pictures: string[] } {
  const routed = urls
    .filter((url): url is string => typeof url === 'string' && URL.canParse(url))
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

/** A hashed file without its hash: `/m/assets/Login-D3nrL4wA.js` → `/m/assets/Login.js`. */
export const stemOf = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, '$1')

/** What every start needs, and what says that nothing else can be shown. */
const ESSENTIAL = ['app', 'live', 'aheadNow', 'SiteScreen'].map((name) => `/m/assets/${name}.js`)

/** Which files of a build are brought before anybody asks: the essential ones, and the newer ones of what was visited. */
export function toBring(files: readonly string[], visited: readonly string[]): string[] {
  const stems = new Set([...ESSENTIAL, ...visited.map(stemOf)])
  return files.filter((file) => stems.has(stemOf(file)))
}

/** The caches that a build may forget: all but its own and the newest before it, which another tab may still run. */
export function toForget(names: readonly string[], own: string, prefix: string): string[] {
  return names.filter((name) => name.startsWith(prefix) && name !== own).slice(0, -1)
}

/** An answer in place of a hashed file that says that its build is gone from the server. */
export const isGone = (status: number, contentType: string | null): boolean =>
  status === 404 || status === 410 || (status === 200 && (contentType?.includes('text/html') ?? false))

/** Paths of the asset manifest's files; none where it says nothing of the kind. */
export function filesOf(manifest: unknown): string[] {
  const files: unknown = typeof manifest === 'object' && manifest && 'files' in manifest && manifest.files
  return typeof files === 'object' && files
    ? Object.values(files).filter((file): file is string => typeof file === 'string')
    : []
}
