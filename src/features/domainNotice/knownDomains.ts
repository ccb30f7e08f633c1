import { withTimeout } from '../../api/timeout.ts'
import { ROUTE_PATIENCE_MS } from './model/findEndpoint.ts'
import { readRoute } from './model/route.ts'
import { pageEndpointEnv } from './pageWatch.ts'
import type { EndpointApp } from './public.ts'

/**
 * The domain list, as the back office names it now: origins, or hosts where http would do as well. Never the ones that were kept: a token goes by what
 * is said today, and anyone may have written into storage. Rejects when they cannot be had.
 */
export async function loadDomains(app: EndpointApp): Promise<readonly string[]> {
  const { origin, delay, loadRoute } = pageEndpointEnv(app)
  const sent = await withTimeout(loadRoute, ROUTE_PATIENCE_MS, new AbortController().signal, delay)
  const { endpoints } = readRoute(sent, origin) ?? { endpoints: [] }
  return endpoints.map((endpoint) => endpoint.replace(/^http:\/\//, ''))
}
