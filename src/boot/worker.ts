/** The service worker of this build (contract, section 12), which keeps its files; see `src/worker/`. */
const WORKER = '/m/sw.js'
const SCOPE = '/m/'

/** Registers the service worker. A browser without one, or that refuses, goes on without: then it answers undefined. */
export async function registerWorker({
  serviceWorker,
}: Pick<Navigator, 'serviceWorker'>): Promise<ServiceWorkerRegistration | undefined> {
  return serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => undefined)
}
