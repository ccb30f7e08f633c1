import { onePer } from '../../registry/AppContext.ts'
import { loadRoute } from './api.ts'
import { createEndpointFinder, type EndpointEnv } from './model/findEndpoint.ts'
import { createEndpointMonitor } from './model/watch.ts'
import { endpointEnvOf } from './page.ts'
import { type EndpointApp, endpointStore } from './public.ts'

/** The endpoint environment of the running app. */
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

/** Checks whether the page's own endpoint is lost. The page has one monitor. */
export function suspectPageEndpoint(app: EndpointApp): void {
  void monitorOf(app).suspect()
}

/** Requests the endpoints once and stores them, for the case that this endpoint is lost later. */
export async function storePageEndpoints(app: EndpointApp): Promise<void> {
  await createEndpointFinder(pageEndpointEnv(app)).route(new AbortController().signal)
}
