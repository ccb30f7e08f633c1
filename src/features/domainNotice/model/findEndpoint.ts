import { PING_TIMEOUT_MS, type PingEnv, type Race, raceEndpoints } from '../../../api/ping.ts'
import { withTimeout } from '../../../api/timeout.ts'
import { chooseEndpoints } from './endpoints.ts'
import { type Route, readRoute } from './route.ts'
import { type KeptStorage, storedEndpoints, storeEndpoints } from './storedEndpoints.ts'

/** Lines that were kept are used when the present list takes longer than this, milliseconds. */
export const ROUTE_PATIENCE_MS = 3000

/** How a search ended; `none`: no line is known that could be tested. */
export type EndpointSearch = Race | { readonly state: 'none' }

/** Everything that finding a line needs from outside. */
export interface EndpointEnv extends PingEnv {
  /** From 0 to 1, 1 excluded. */
  random(): number
  /** Whose lines: they are kept apart by merchant. */
  readonly merchant: () => string | undefined
  readonly storage: KeptStorage
  /** Brings the value of `GET /wps/system/domainRoute`; it may reject, or never settle. */
  loadRoute(signal: AbortSignal): Promise<unknown>
}

export interface SearchOptions {
  /** This line itself is of no use: its domain is not available. */
  readonly elsewhere?: boolean
  /** Told as soon as the configuration has been read, before any line has answered. */
  readonly onRoute?: (route: Route) => void
}

export interface EndpointFinder {
  /** Loads the configuration and keeps its lines for later; the kept lines where it cannot be had. Never rejects. */
  route(signal: AbortSignal): Promise<Route>
  /** Loads the configuration, then races its lines (docs/conformance.md § 2.4). Never rejects, and always ends. */
  search(signal: AbortSignal, options?: SearchOptions): Promise<EndpointSearch>
}

export function createEndpointFinder(env: EndpointEnv): EndpointFinder {
  const { storage, origin } = env

  async function load(patience: number, signal: AbortSignal): Promise<Route | undefined> {
    try {
      const sent = await withTimeout((stop) => env.loadRoute(stop), patience, signal, env.delay)
      return readRoute(sent, origin)
    } catch {
      return undefined
    }
  }

  async function route(signal: AbortSignal): Promise<Route> {
    const merchant = env.merchant()
    const kept = storedEndpoints(storage, merchant, origin)
    const loaded = await load(kept.length > 0 ? ROUTE_PATIENCE_MS : PING_TIMEOUT_MS, signal)
    // An answer that names no line is as good as none: the kept ones were named once.
    if (loaded && loaded.endpoints.length > 0) storeEndpoints(storage, merchant, loaded.endpoints)
    const { endpoints = [], customerService = [], problems = [] } = loaded ?? {}
    return { endpoints: endpoints.length > 0 ? endpoints : kept, customerService, problems }
  }

  return {
    route,
    async search(signal, { elsewhere = false, onRoute } = {}) {
      const known = await route(signal)
      if (!signal.aborted) onRoute?.(known)
      const endpoints = chooseEndpoints(
        known.endpoints.filter((endpoint) => !elsewhere || endpoint !== origin),
        () => env.random(),
      )
      return endpoints.length === 0 ? { state: 'none' } : raceEndpoints(endpoints, env, signal)
    },
  }
}
