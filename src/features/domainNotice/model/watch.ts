import type { StoreApi } from 'zustand/vanilla'
import { type PingEnv, raceEndpoints } from '../../../api/ping.ts'
import type { EndpointTrouble } from './trouble.ts'

/** A lost line is asked again this often, milliseconds. */
export const RECHECK_MS = 5000

/** What is wrong with the line that the page came by; nothing, most of the time. */
export type EndpointStore = StoreApi<{
  readonly trouble: EndpointTrouble | undefined
  /** How many calls have failed in a way that may be the line's. */
  readonly suspicions?: number
}>

export interface WatchEnv extends PingEnv {
  isOnline(): boolean
  readonly store: EndpointStore
}

/**
 * Tells a lost line from a call that merely failed: the line is lost when its own ping fails too. While it is, it is
 * asked again; a line that answers takes the trouble back, so that a tunnel costs nobody the game they are in.
 * Many suspicions at once are one.
 */
export function createEndpointMonitor(env: WatchEnv): { suspect(): Promise<void> } {
  const { store } = env
  const forever = new AbortController().signal
  let watching = false

  const answers = async () => (await raceEndpoints([env.origin], env, forever)).state === 'found'

  async function watch(): Promise<void> {
    if (await answers()) return
    // Without a network no line answers; that is said elsewhere, and ends by itself.
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
