/** The service worker of this build (contract, section 12), which keeps its files; see `src/worker/`. */
const WORKER = '/m/sw.js'
const SCOPE = '/m/'

/** Registers the service worker. A browser without one, or that refuses, goes on without. */
export function registerWorker({ serviceWorker }: Pick<Navigator, 'serviceWorker'>): void {
  serviceWorker?.register(WORKER, { scope: SCOPE }).catch(() => undefined)
}
