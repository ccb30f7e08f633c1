import { PING_TIMEOUT_MS, type PingEnv, type Race, raceLines } from '../../../api/ping.ts'
import { withTimeout } from '../../../api/timeout.ts'
import { type KeptStorage, keepLines, keptLines } from './keptLines.ts'
import { chooseLines } from './lines.ts'
import { type Route, readRoute } from './route.ts'

/** Lines that were kept are used when the present list takes longer than this, milliseconds. */
export const ROUTE_PATIENCE_MS = 3000

/** How a search ended; `none`: no line is known that could be tested. */
export type LineSearch = Race | { readonly state: 'none' }

/** Everything that finding a line needs from outside. */
export interface LineEnv extends PingEnv {
  /** From 0 to 1, 1 excluded. */
  random(): number
  /** Whose lines: they are kept apart by merchant. */
  readonly merchant: () => string | undefined
  readonly storage: KeptStorage
  /** Brings the value of `GET /wps/system/domainRoute`; it may reject, or never settle. */
  loadRoute(signal: AbortSignal): Promise<unknown>
}

export interface SearchOptions {
  /** This line itself is of no use: its domain is not available. */
  readonly elsewhere?: boolean
  /** Told as soon as the configuration has been read, before any line has answered. */
  readonly onRoute?: (route: Route) => void
}

export interface LineFinder {
  /** Loads the configuration and keeps its lines for later; the kept lines where it cannot be had. Never rejects. */
  route(signal: AbortSignal): Promise<Route>
  /** Loads the configuration, then races its lines (part 2, section 4). Never rejects, and always ends. */
  search(signal: AbortSignal, options?: SearchOptions): Promise<LineSearch>
}

export function createLineFinder(env: LineEnv): LineFinder {
  const { storage, origin } = env

  async function load(patience: number, signal: AbortSignal): Promise<Route | undefined> {
    try {
      const sent = await withTimeout((stop) => env.loadRoute(stop), patience, signal, env.delay)
      return readRoute(sent, origin)
    } catch {
      return undefined
    }
  }

  async function route(signal: AbortSignal): Promise<Route> {
    const merchant = env.merchant()
    const kept = keptLines(storage, merchant, origin)
    const loaded = await load(kept.length > 0 ? ROUTE_PATIENCE_MS : PING_TIMEOUT_MS, signal)
    // An answer that names no line is as good as none: the kept ones were named once.
    if (loaded && loaded.lines.length > 0) keepLines(storage, merchant, loaded.lines)
    const { lines = [], customerService = [], problems = [] } = loaded ?? {}
    return { lines: lines.length > 0 ? lines : kept, customerService, problems }
  }

  return {
    route,
    async search(signal, { elsewhere = false, onRoute } = {}) {
      const known = await route(signal)
      if (!signal.aborted) onRoute?.(known)
      const lines = chooseLines(
        known.lines.filter((line) => !elsewhere || line !== origin),
        () => env.random(),
      )
      return lines.length === 0 ? { state: 'none' } : raceLines(lines, env, signal)
    },
  }
}
