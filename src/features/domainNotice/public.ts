import { createStore } from 'zustand/vanilla'
import type { Codes } from './model/retryAddress.ts'
import type { KeptStorage } from './model/storedEndpoints.ts'
import { type EndpointTrouble, suspectsEndpoint } from './model/trouble.ts'
import type { EndpointStore } from './model/watch.ts'
import type { EndpointPage } from './page.ts'

/** What is wrong with the page's line; the notice shows while there is something. */
export const endpointStore: EndpointStore = createStore(() => ({ trouble: undefined }))

/** What the app lends this feature, once, before it renders. */
export interface EndpointContext {
  readonly page: EndpointPage
  /** The merchant whose lines they are. */
  readonly merchant: () => string | undefined
  /** Who referred the visitor (docs/conformance.md § 1.3): goes along to another line. */
  readonly codes: () => Codes
  readonly storage: KeptStorage
}

let lent: EndpointContext | undefined
let suspected = false

export function setEndpointContext(requestContext: EndpointContext): void {
  lent = requestContext
  if (suspected) look()
}

/** @throws Error before {@link setEndpointContext}: a mistake in the order of things, not in the input */
export function endpointContext(): EndpointContext {
  if (!lent) throw new Error('No context yet: the app calls setEndpointContext() before it renders')
  return lent
}

function look(): void {
  suspected = false
  import('./pageWatch.ts').then(
    ({ suspectPageEndpoint }) => suspectPageEndpoint(),
    () => undefined,
  )
}

/** A call failed: where the line may be lost, that is looked into, once there is an app that can say so. */
export function callFailed(error: Parameters<typeof suspectsEndpoint>[0]): void {
  if (!suspectsEndpoint(error)) return
  if (lent) look()
  else suspected = true
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
export async function preloadEndpointNotice(): Promise<void> {
  const chunks = [import('./pageWatch.ts'), import('./DomainOverlay.tsx')] as const
  await Promise.all(chunks).then(
    ([{ storePageEndpoints }]) => storePageEndpoints(),
    () => undefined,
  )
}

/**
 * The domain list, for the rule about where a session token may go (docs/conformance.md § 2.2, redirect after login): origins
 * or hosts; empty when it cannot be had. Asked for only where there is such a question. Never rejects.
 */
export const knownDomains = (): Promise<readonly string[]> =>
  import('./knownDomains.ts').then(({ loadDomains }) => loadDomains()).catch(() => [])
