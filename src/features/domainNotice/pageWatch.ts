import { loadRoute } from './api.ts'
import { createEndpointFinder, type EndpointEnv } from './model/findEndpoint.ts'
import { createEndpointMonitor } from './model/watch.ts'
import { endpointEnvOf } from './page.ts'
import { endpointContext, endpointStore } from './public.ts'

let watch: ReturnType<typeof createEndpointMonitor> | undefined

/** The running app's way to its lines. */
export function pageEndpointEnv(): EndpointEnv {
  const { page, merchant, storage } = endpointContext()
  return endpointEnvOf(page, { merchant, storage, loadRoute })
}

/** Looks into whether the page's own line is lost; the one watch of the page. */
export function suspectPageEndpoint(): void {
  const { navigator } = endpointContext().page
  watch ??= createEndpointMonitor({
    ...pageEndpointEnv(),
    store: endpointStore,
    isOnline: () => navigator.onLine,
  })
  void watch.suspect()
}

/** Asks for the lines once, for the day when this one cannot be asked any more. */
export async function storePageEndpoints(): Promise<void> {
  await createEndpointFinder(pageEndpointEnv()).route(new AbortController().signal)
}
