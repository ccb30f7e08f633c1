import { withTimeout } from '../../api/timeout.ts'
import { loadRoute } from './api.ts'
import { ROUTE_PATIENCE_MS } from './model/findLine.ts'
import { readRoute } from './model/route.ts'
import { pageLineEnv } from './pageWatch.ts'

/**
 * The domain list, as the back office names it now: origins, or hosts where http would do as well. Never the ones that were kept: a token goes by what
 * is said today, and anyone may have written into storage. Rejects when they cannot be had.
 */
export async function loadDomains(): Promise<readonly string[]> {
  const { origin, delay } = pageLineEnv()
  const sent = await withTimeout(loadRoute, ROUTE_PATIENCE_MS, new AbortController().signal, delay)
  const { lines } = readRoute(sent, origin) ?? { lines: [] }
  return lines.map((line) => line.replace(/^http:\/\//, ''))
}
