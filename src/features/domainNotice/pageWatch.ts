import { onePer } from '../../registry/AppContext.ts'
import { loadRoute } from './api.ts'
import { createEndpointFinder, type EndpointEnv } from './model/findEndpoint.ts'
import { createEndpointMonitor } from './model/watch.ts'
import { endpointEnvOf } from './page.ts'
import { type EndpointApp, endpointStore } from './public.ts'

/** The running app's way to its lines. */
export const pageEndpointEnv = ({ page, client, siteStore, local }: EndpointApp): EndpointEnv =>
  endpointEnvOf(page, {
    merchant: () => siteStore.getState().site?.merchant.code,
    storage: local,
    loadRoute: (signal) => loadRoute(client, signal),
  })

const monitorOf = onePer((app: EndpointApp) =>
  createEndpointMonitor({
    ...pageEndpointEnv(app),
    store: endpointStore,
    isOnline: () => app.page.navigator.onLine,
  }),
)

/** Looks into whether the page's own line is lost; the page has one watch. */
export function suspectPageEndpoint(app: EndpointApp): void {
  void monitorOf(app).suspect()
}

/** Asks for the lines once, for the day when this one cannot be asked any more. */
export async function storePageEndpoints(app: EndpointApp): Promise<void> {
  await createEndpointFinder(pageEndpointEnv(app)).route(new AbortController().signal)
}
