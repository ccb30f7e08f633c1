import type { ClientEnv } from './env.ts'
import { ApiError } from './error.ts'
import { withTimeout } from './timeout.ts'

/** How long lines have to answer a ping, all together, milliseconds (docs/conformance.md § 2.9). */
export const PING_TIMEOUT_MS = 10_000

/** The speed test's path on any line (contract.md section 4). */
const PING_PATH = '/wps/system/test/ping'

/** Everything impure that a race needs. */
export interface PingEnv extends Pick<ClientEnv, 'fetch' | 'now' | 'delay'> {
  /** The page's own origin. */
  readonly origin: string
  /** Told to the page's own line only: to another origin the header would cost a preflight, and the ping its point. */
  readonly merchant?: (() => string | undefined) | undefined
}

/** How a race ended: with a winner, with every line dead, or with one at least that was still silent at the end. */
export type Race =
  | {
      readonly state: 'found' /** Origin of the line, without a slash at its end. */
      readonly endpoint: string
    }
  | { readonly state: 'dead' | 'hanging' }

/** Matches the beginning of any HTML document. */
const WEB_PAGE = /^\s*<(?:!--|(?:!doctype\s+html|html|head|body|meta|script)\b)/i

/**
 * Any 2xx is an answer (contract.md section 4), but for one: a web page. It is what a captive portal, a parked
 * domain or a static host without a back office says to every path. A text that merely calls itself HTML still counts.
 */
async function isWebPage(answer: Response): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? ''
  if (type !== '' && !/html/i.test(type)) return false
  return WEB_PAGE.test(await answer.text())
}

/**
 * Asks one line. No credentials and nothing that needs a preflight; redirects are refused, since a portal's is the
 * usual one and the line behind another's would not be the line that is gone to.
 */
async function ping(endpoint: string, env: PingEnv, signal: AbortSignal): Promise<string> {
  const { fetch, now, origin, merchant } = env
  const code = endpoint === origin ? merchant?.() : undefined
  const answer = await fetch(`${endpoint}${PING_PATH}?speed=${now()}`, {
    signal,
    mode: 'cors',
    credentials: 'omit',
    redirect: 'error',
    cache: 'no-store',
    referrerPolicy: 'no-referrer',
    ...(code && { headers: { Merchant: code } }),
  })
  if (!answer.ok || (await isWebPage(answer))) throw new Error('no answer')
  return endpoint
}

/**
 * Pings all lines at once; the first that answers wins and the others are aborted (docs/conformance.md § 2.4, § 2.7
 * and 9). Ends within {@link PING_TIMEOUT_MS} whatever the lines do. Never rejects; a race that the caller leaves has
 * no winner.
 *
 * @param endpoints origins, without a slash at their end
 */
export async function raceEndpoints(
  endpoints: readonly string[],
  env: PingEnv,
  signal: AbortSignal,
): Promise<Race> {
  if (endpoints.length === 0) return { state: 'dead' }
  const stops = new Map(endpoints.map((endpoint) => [endpoint, new AbortController()]))
  let winner: string | undefined
  const pings = () => Promise.any([...stops].map(([endpoint, stop]) => ping(endpoint, env, stop.signal)))
  try {
    winner = await withTimeout(pings, PING_TIMEOUT_MS, signal, env.delay)
    return { state: 'found', endpoint: winner }
  } catch (cause) {
    return { state: cause instanceof ApiError && cause.kind === 'timeout' ? 'hanging' : 'dead' }
  } finally {
    for (const [endpoint, stop] of stops) if (endpoint !== winner) stop.abort()
  }
}
