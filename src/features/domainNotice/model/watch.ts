import type { StoreApi } from 'zustand/vanilla'
import { type PingEnv, raceEndpoints } from '../../../api/ping.ts'
import type { EndpointTrouble } from './trouble.ts'

/** A lost endpoint is pinged again at this interval, ms. */
export const RECHECK_MS = 5000

/** The problem of the endpoint from which the page was loaded; usually undefined. */
export type EndpointStore = StoreApi<{
  readonly trouble: EndpointTrouble | undefined
  /** The number of failed calls that the endpoint may have caused. */
  readonly suspicions?: number
}>

export interface WatchEnv extends PingEnv {
  isOnline(): boolean
  readonly store: EndpointStore
}

/**
 * Distinguishes a lost endpoint from a single failed call: the endpoint is lost if its own ping fails too. Then it is pinged
 * again; as soon as it answers, the trouble is cleared, so a short loss of connection, as in a tunnel, does not interrupt a game.
 * Suspicions during a check are ignored.
 */
export function createEndpointMonitor(env: WatchEnv): { suspect(): Promise<void> } {
  const { store } = env
  const forever = new AbortController().signal
  let watching = false

  const answers = async () => (await raceEndpoints([env.origin], env, forever)).state === 'found'

  async function watch(): Promise<void> {
    if (await answers()) return
    // Offline no endpoint answers. That is reported elsewhere and ends by itself.
    if (!env.isOnline() || store.getState().trouble) return
    const trouble: EndpointTrouble = { reason: 'connection' }
    store.setState({ trouble })
    const isMine = () => store.getState().trouble === trouble
    do await env.delay(RECHECK_MS, forever)
    while (isMine() && !(await answers()))
    if (isMine()) store.setState({ trouble: undefined })
  }

  return {
    async suspect() {
      if (watching || store.getState().trouble || !env.isOnline()) return
      watching = true
      try {
        await watch()
      } finally {
        watching = false
      }
    },
  }
}
