import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange, Network } from './network.ts'

export interface Traffic {
  readonly requests: number
  /** JavaScript files requested by the page. */
  readonly scripts: number
  /** All JavaScript files, including the service worker's own and those that it requested. */
  readonly scriptsWithWorker: number
  readonly bytes: number
}

export const isScript = ({ path }: Exchange): boolean => /\.m?js$/.test(path)
/** A page's scripts have the destination `script`, also through the worker; the worker's own requests have none. */
const WORKER_DESTINATIONS = ['empty', 'serviceworker']
export const isOfAWorker = ({ destination }: Exchange): boolean => WORKER_DESTINATIONS.includes(destination)

/** Sums up the traffic. */
export function trafficOf(exchanges: readonly Exchange[]): Traffic {
  const scripts = exchanges.filter(isScript)
  return {
    requests: exchanges.length,
    scripts: scripts.filter((script) => !isOfAWorker(script)).length,
    scriptsWithWorker: scripts.length,
    bytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** Required time without open requests, ms. */
export const quietFor = (exchanges: readonly Exchange[], now: number): number =>
  now - Math.max(0, ...exchanges.map(({ to }) => to ?? now))

/** The longest wait for an idle page, ms. */
const PATIENCE_MS = 30_000

/** Waits until there has been no open request for this long, ms. */
export async function whenQuiet({ exchanges }: Network, ms: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (quietFor(exchanges, performance.now()) < ms && performance.now() < deadline) await sleep(50)
}
