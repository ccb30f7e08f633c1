import { runningBuild } from '../api/assetManifest.ts'
import { atRestMessage } from '../api/workerMessages.ts'
import type { SafeStorage } from '../session/storage.ts'
import { ownScript } from '../ui/url/trusted.ts'
import { atRest } from './atRest.ts'
import { VISITED_KEY } from './storedKeys.ts'

/** Address of this build's service worker (`src/worker/`), and its scope. */
const WORKER = '/m/sw.js'
const SCOPE = '/m/'
/** How long a first visit must be quiet before the worker is registered, ms. Shorter visits do not need it. */
export const FIRST_VISIT_REST_MS = 3000
/** How long any other visit must be quiet before the worker may start its work, ms. */
export const REST_MS = 1000
/** A visit loads more than the 250 resource timing entries that a browser keeps by default. */
const MOST_RESOURCES = 1000

/** The current registration; undefined if there is none or workers are not supported. Never rejects. */
export const currentRegistration = async ({
  serviceWorker,
}: Pick<Navigator, 'serviceWorker'>): Promise<ServiceWorkerRegistration | undefined> =>
  serviceWorker?.getRegistration(SCOPE).catch(() => undefined)

/**
 * Registers the service worker once the page is idle, and tells it when it may work: it then caches the files of this visit and
 * revalidates. Without worker support, or if it is refused, the page works without it. Never rejects.
 */
export async function startWorker(
  page: Window,
  local: Pick<SafeStorage, 'getItem' | 'setItem'>,
): Promise<void> {
  const { serviceWorker } = page.navigator
  if (!serviceWorker) return
  const isFirst = local.getItem(VISITED_KEY) === null
  local.setItem(VISITED_KEY, '1')
  page.performance.setResourceTimingBufferSize(MOST_RESOURCES)
  await atRest(page, isFirst ? FIRST_VISIT_REST_MS : REST_MS)
  const registered = await serviceWorker
    .register(ownScript(WORKER, page), { scope: SCOPE })
    .catch(() => undefined)
  if (!registered) return
  await serviceWorker.ready
  // Installing takes time, and the page may be busy again by then.
  await atRest(page, REST_MS)
  const message = atRestMessage(runningBuild(page.document) ?? '', loadedPast(page))
  // A worker that is not active yet may be the one of this page's build.
  for (const worker of [registered.active, registered.waiting, registered.installing])
    worker?.postMessage(message)
}

/** Addresses that this page has loaded without the worker. */
const loadedPast = ({ performance }: Window): string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => !('workerStart' in entry && entry.workerStart !== 0))
    .map(({ name }) => name)
