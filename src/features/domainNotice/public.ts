import { createStore } from 'zustand/vanilla'
import type { Client } from '../../api/client.ts'
import type { SiteStore } from '../../site/store.ts'
import type { KeptStorage } from './model/storedEndpoints.ts'
import { type EndpointTrouble, suspectsEndpoint } from './model/trouble.ts'
import type { EndpointStore } from './model/watch.ts'
import type { EndpointPage } from './page.ts'

/** The problem of the page's endpoint; the notice is shown while it is set. */
export const endpointStore: EndpointStore = createStore(() => ({ trouble: undefined }))

/** The part of the page's context that this feature works with. */
export interface EndpointApp {
  readonly page: EndpointPage
  readonly client: Client
  readonly siteStore: Pick<SiteStore, 'getState'>
  readonly local: KeptStorage
}

/** A call failed. If the endpoint may be lost, this counts a suspicion, which is checked as soon as the app runs. */
export function callFailed(error: Parameters<typeof suspectsEndpoint>[0]): void {
  if (suspectsEndpoint(error))
    endpointStore.setState(({ suspicions = 0 }) => ({ suspicions: suspicions + 1 }))
}

/** The back office answered `domain_not_available`: this endpoint is unusable, even if it answers. */
export function domainGone(message?: string): void {
  const trouble: EndpointTrouble = { reason: 'domain', ...(message && { message }) }
  endpointStore.setState({ trouble })
}

/** The endpoint works again, or another screen reports its problem. */
export function endpointRecovered(): void {
  endpointStore.setState({ trouble: undefined })
}

/**
 * Loads in advance what is needed without a connection: the code of the monitor and of the notice, and the list of endpoints.
 * Called when the page is idle after the first render. Never rejects.
 */
export async function preloadEndpointNotice(app: EndpointApp): Promise<void> {
  const chunks = [import('./pageWatch.ts'), import('./DomainOverlay.tsx')] as const
  await Promise.all(chunks).then(
    ([{ storePageEndpoints }]) => storePageEndpoints(app),
    () => undefined,
  )
}

/**
 * The domain list, for the rule about where a session token may go (docs/conformance.md § 2.2, redirect after login): origins or
 * hosts; empty if it cannot be loaded. Requested only when the rule needs it. Never rejects.
 */
export const knownDomains = (app: EndpointApp): Promise<readonly string[]> =>
  import('./knownDomains.ts').then(({ loadDomains }) => loadDomains(app)).catch(() => [])
