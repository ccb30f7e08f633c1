import { withTimeout } from '../../api/timeout.ts'
import { ROUTE_PATIENCE_MS } from './model/findEndpoint.ts'
import { readRoute } from './model/route.ts'
import { pageEndpointEnv } from './pageWatch.ts'
import type { EndpointApp } from './public.ts'

/**
 * The current domain list of the back office: origins, or hosts if http is allowed too. Stored lists are never used: the list
 * decides where a token may go, and any script can write to the storage. Rejects if the request fails.
 */
export async function loadDomains(app: EndpointApp): Promise<readonly string[]> {
  const { origin, delay, loadRoute } = pageEndpointEnv(app)
  const sent = await withTimeout(loadRoute, ROUTE_PATIENCE_MS, new AbortController().signal, delay)
  const { endpoints } = readRoute(sent, origin) ?? { endpoints: [] }
  return endpoints.map((endpoint) => endpoint.replace(/^http:\/\//, ''))
}
