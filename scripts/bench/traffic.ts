import { setTimeout as sleep } from 'node:timers/promises'
import type { Exchange, Network } from './network.ts'

export interface Traffic {
  readonly requests: number
  /** JavaScript files that the page itself asked for. */
  readonly scripts: number
  /** All JavaScript files, with those that a service worker asked for, and its own. */
  readonly scriptsWithWorker: number
  readonly bytes: number
}

export const isScript = ({ path }: Exchange): boolean => /\.m?js$/.test(path)
/** Scripts of a page say so, also where they come by way of the worker; what the worker itself asks for is for nothing. */
const WORKER_DESTINATIONS = ['empty', 'serviceworker']
export const isOfAWorker = ({ destination }: Exchange): boolean => WORKER_DESTINATIONS.includes(destination)

/** Sums up what went over the network. */
export function trafficOf(exchanges: readonly Exchange[]): Traffic {
  const scripts = exchanges.filter(isScript)
  return {
    requests: exchanges.length,
    scripts: scripts.filter((script) => !isOfAWorker(script)).length,
    scriptsWithWorker: scripts.length,
    bytes: exchanges.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/** How long nothing has been on its way, ms. */
export const quietFor = (exchanges: readonly Exchange[], now: number): number =>
  now - Math.max(0, ...exchanges.map(({ to }) => to ?? now))

/** A page that never comes to rest has had time enough, ms. */
const PATIENCE_MS = 30_000

/** Waits until nothing has been on its way for so long, ms. */
export async function whenQuiet({ exchanges }: Network, ms: number): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (quietFor(exchanges, performance.now()) < ms && performance.now() < deadline) await sleep(50)
}
