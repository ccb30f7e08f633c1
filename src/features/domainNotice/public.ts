import { createStore } from 'zustand/vanilla'
import type { KeptStorage } from './model/keptLines.ts'
import type { Codes } from './model/retryAddress.ts'
import { type LineTrouble, suspectsLine } from './model/trouble.ts'
import type { LineStore } from './model/watch.ts'
import type { LinePage } from './page.ts'

/** What is wrong with the page's line; the notice shows while there is something. */
export const lineStore: LineStore = createStore(() => ({ trouble: undefined }))

/** What the app lends this feature, once, before it renders. */
export interface LineSurroundings {
  readonly page: LinePage
  /** The merchant whose lines they are. */
  readonly merchant: () => string | undefined
  /** Who referred the visitor (part 1, section 3): goes along to another line. */
  readonly codes: () => Codes
  readonly storage: KeptStorage
}

let lent: LineSurroundings | undefined
let suspected = false

export function lendToLines(surroundings: LineSurroundings): void {
  lent = surroundings
  if (suspected) look()
}

/** @throws Error before {@link lendToLines}: a mistake in the order of things, not in the input */
export function lineSurroundings(): LineSurroundings {
  if (!lent) throw new Error('No surroundings yet: the app calls lendToLines() before it renders')
  return lent
}

function look(): void {
  suspected = false
  import('./pageWatch.ts').then(
    ({ suspectPageLine }) => suspectPageLine(),
    () => undefined,
  )
}

/** A call failed: where the line may be lost, that is looked into, once there is an app that can say so. */
export function callFailed(error: Parameters<typeof suspectsLine>[0]): void {
  if (!suspectsLine(error)) return
  if (lent) look()
  else suspected = true
}

/** The back office said `domain_not_available`: this line is of no use, whatever answers on it. */
export function domainGone(message?: string): void {
  const trouble: LineTrouble = { reason: 'domain', ...(message && { message }) }
  lineStore.setState({ trouble })
}

/** The line is well again, or another screen says what is wrong with it. */
export function lineWell(): void {
  lineStore.setState({ trouble: undefined })
}

/**
 * Brings, while there is a line, all that will be needed when there is none: the code of the watch and of the notice,
 * and the list of lines. For a quiet moment after the first picture. Never rejects.
 */
export async function bringForLostLine(): Promise<void> {
  const chunks = [import('./pageWatch.ts'), import('./DomainOverlay.tsx')] as const
  await Promise.all(chunks).then(
    ([{ keepPageLines }]) => keepPageLines(),
    () => undefined,
  )
}

/**
 * The domain list, for the rule about where a session token may go (part 2, section 2, redirect after login): origins
 * or hosts; empty when it cannot be had. Asked for only where there is such a question. Never rejects.
 */
export const knownDomains = (): Promise<readonly string[]> =>
  import('./knownDomains.ts').then(({ loadDomains }) => loadDomains()).catch(() => [])
