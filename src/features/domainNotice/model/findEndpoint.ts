import { PING_TIMEOUT_MS, type PingEnv, type Race, raceEndpoints } from '../../../api/ping.ts'
import { withTimeout } from '../../../api/timeout.ts'
import { chooseEndpoints } from './endpoints.ts'
import { type Route, readRoute } from './route.ts'
import { type KeptStorage, storedEndpoints, storeEndpoints } from './storedEndpoints.ts'

/** If the current list takes longer than this, the stored endpoints are used, ms. */
export const ROUTE_PATIENCE_MS = 3000

/** The result of a search; `none`: no endpoint is known that could be tested. */
export type EndpointSearch = Race | { readonly state: 'none' }

/** The dependencies of the search for an endpoint. */
export interface EndpointEnv extends PingEnv {
  /** From 0 to 1, 1 excluded. */
  random(): number
  /** The merchant; endpoints are stored separately for each one. */
  readonly merchant: () => string | undefined
  readonly storage: KeptStorage
  /** Loads the value of `GET /wps/system/domainRoute`; it may reject or never settle. */
  loadRoute(signal: AbortSignal): Promise<unknown>
}

export interface SearchOptions {
  /** The endpoint of this page is unusable: its domain is not available. */
  readonly elsewhere?: boolean
  /** Called as soon as the configuration has been read, before any endpoint has answered. */
  readonly onRoute?: (route: Route) => void
}

export interface EndpointFinder {
  /** Loads the configuration and stores its endpoints; returns the stored endpoints if it fails. Never rejects. */
  route(signal: AbortSignal): Promise<Route>
  /**
   * Loads the configuration, then pings its endpoints in a race (docs/conformance.md § 2.4). Never rejects, always settles.
   */
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
    // An answer without endpoints counts as none: the stored endpoints came from an earlier answer and are used
    // instead.
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
