import { parseRequestUrl } from '../ui/url/requestUrl.ts'
import { createHandler } from './handler.ts'

interface Fetches {
  fetch(request: Request): Promise<Response>
}

/** The bindings of the worker (`scripts/deploy/workerd/`). */
interface Bindings {
  /** The build's folder `dist/`, as static assets. */
  readonly ASSETS: Fetches
  readonly PLATFORM_ORIGIN: string
  /** A service that stands in for the platform; by default the network is used. */
  readonly PLATFORM?: Fetches
  readonly EDGE_PURGE_SECRET?: string
}

interface Context {
  waitUntil(work: Promise<unknown>): void
}

const NOT_FOUND = 404
/** One handler for each isolate. It caches sites, nothing of visitors. */
const handle = createHandler()

/** The edge as a module for Cloudflare's workerd and compatible runtimes. */
export default {
  fetch(request: Request, bindings: Bindings, context: Context): Promise<Response> {
    const { ASSETS, PLATFORM, PLATFORM_ORIGIN, EDGE_PURGE_SECRET } = bindings
    const address = request.headers.get('cf-connecting-ip')
    return handle(request, {
      platform: PLATFORM_ORIGIN,
      send: (sent) => (PLATFORM ?? globalThis).fetch(sent),
      asset: async (path, asked) => {
        const origin = parseRequestUrl(asked.url)?.origin ?? ''
        const answer = await ASSETS.fetch(new Request(origin + path, { headers: asked.headers }))
        return answer.status === NOT_FOUND ? undefined : answer
      },
      now: () => Date.now(),
      waitUntil: (work) => context.waitUntil(work),
      ...(EDGE_PURGE_SECRET && { purgeSecret: EDGE_PURGE_SECRET }),
      ...(address && { address }),
    })
  },
}
