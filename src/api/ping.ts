import type { ClientEnv } from './env.ts'
import { ApiError } from './error.ts'
import { withTimeout } from './timeout.ts'

/** The time that all endpoints together have to answer a ping, milliseconds (docs/conformance.md § 2.9). */
export const PING_TIMEOUT_MS = 10_000

/** The path of the speed test on every endpoint (contract.md section 4). */
const PING_PATH = '/wps/system/test/ping'

/** All impure dependencies of a race. */
export interface PingEnv extends Pick<ClientEnv, 'fetch' | 'now' | 'delay'> {
  /** The page's own origin. */
  readonly origin: string
  /**
   * Sent only to the page's own endpoint: on another origin the header would cause a preflight, which would falsify the ping.
   */
  readonly merchant?: (() => string | undefined) | undefined
}

/** The result of a race: a winner, all endpoints failed, or at least one had not answered by the end. */
export type Race =
  | {
      readonly state: 'found' /** Origin of the endpoint, without a trailing slash. */
      readonly endpoint: string
    }
  | { readonly state: 'dead' | 'hanging' }

/** Matches the beginning of any HTML document. */
const WEB_PAGE = /^\s*<(?:!--|(?:!doctype\s+html|html|head|body|meta|script)\b)/i

/**
 * Any 2xx is an answer (contract.md section 4), except a web page: a captive portal, a parked domain or a static host without a
 * back office returns one for every path. A text with the content type HTML still counts.
 */
async function isWebPage(answer: Response): Promise<boolean> {
  const type = answer.headers.get('content-type') ?? ''
  if (type !== '' && !/html/i.test(type)) return false
  return WEB_PAGE.test(await answer.text())
}

/**
 * Pings one endpoint, without credentials and without anything that needs a preflight. Redirects are refused: they usually come
 * from a portal, and the answer would come from a different endpoint.
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
 * Pings all endpoints at once; the first that answers wins and the others are aborted (docs/conformance.md § 2.4, § 2.7 and 9).
 * Always ends within {@link PING_TIMEOUT_MS}. Never rejects; an aborted race has no winner.
 *
 * @param endpoints origins, without a trailing slash
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
