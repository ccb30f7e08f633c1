import { createStore } from 'zustand/vanilla'
import type { Client } from '../../api/client.ts'
import type { SiteStore } from '../../site/store.ts'
import type { KeptStorage } from './model/storedEndpoints.ts'
import { type EndpointTrouble, suspectsEndpoint } from './model/trouble.ts'
import type { EndpointStore } from './model/watch.ts'
import type { EndpointPage } from './page.ts'

/** What is wrong with the page's line; the notice shows while there is something. */
export const endpointStore: EndpointStore = createStore(() => ({ trouble: undefined }))

/** The part of the page's context that this feature works with. */
export interface EndpointApp {
  readonly page: EndpointPage
  readonly client: Client
  readonly siteStore: Pick<SiteStore, 'getState'>
  readonly local: KeptStorage
}

/** A call failed: where the line may be lost, that is looked into, once there is an app that can say so. */
export function callFailed(error: Parameters<typeof suspectsEndpoint>[0]): void {
  if (suspectsEndpoint(error))
    endpointStore.setState(({ suspicions = 0 }) => ({ suspicions: suspicions + 1 }))
}

/** The back office said `domain_not_available`: this line is of no use, whatever answers on it. */
export function domainGone(message?: string): void {
  const trouble: EndpointTrouble = { reason: 'domain', ...(message && { message }) }
  endpointStore.setState({ trouble })
}

/** The line is well again, or another screen says what is wrong with it. */
export function endpointRecovered(): void {
  endpointStore.setState({ trouble: undefined })
}

/**
 * Loads, while there is a connection, all that will be needed when there is none: the code of the watch and of the notice,
 * and the list of lines. For a quiet moment after the first picture. Never rejects.
 */
export async function preloadEndpointNotice(app: EndpointApp): Promise<void> {
  const chunks = [import('./pageWatch.ts'), import('./DomainOverlay.tsx')] as const
  await Promise.all(chunks).then(
    ([{ storePageEndpoints }]) => storePageEndpoints(app),
    () => undefined,
  )
}

/**
 * The domain list, for the rule about where a session token may go (docs/conformance.md § 2.2, redirect after login): origins
 * or hosts; empty when it cannot be had. Asked for only where there is such a question. Never rejects.
 */
export const knownDomains = (app: EndpointApp): Promise<readonly string[]> =>
  import('./knownDomains.ts').then(({ loadDomains }) => loadDomains(app)).catch(() => [])
