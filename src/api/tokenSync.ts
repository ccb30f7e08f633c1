import { guardUrl } from '../ui/url/guard.ts'
import type { ClientEnv } from './env.ts'
import { withTimeout } from './timeout.ts'

/** The session waits at most this long for it, milliseconds. */
const TOKEN_SYNC_TIMEOUT_MS = 10_000

export interface TokenSyncEnv extends Pick<ClientEnv, 'fetch' | 'delay'> {
  /** The configured address, relative to the origin or absolute. Empty: there is no token sync. */
  readonly url: string | undefined
  /** The site's own origin: the token is sent nowhere else. */
  readonly origin: string
}

export interface TokenSync {
  /** Sends the token. @returns whether it was accepted; never throws, the session continues without it */
  store(token: string, signal?: AbortSignal): Promise<boolean>
  /** Deletes the token there. */
  remove(token: string, signal?: AbortSignal): Promise<boolean>
}

function ownUrl(text: string | undefined, origin: string): string | undefined {
  const url = guardUrl(text, { base: `${origin}/`, allow: 'link' })
  return url?.origin === origin ? url.href : undefined
}

/**
 * Optional token sync: POST or DELETE to a configured same-origin URL with a Bearer token (docs/conformance.md § 2.7). An address
 * of another origin is ignored.
 */
export function createTokenSync(env: TokenSyncEnv): TokenSync {
  const { fetch, delay } = env
  const url = ownUrl(env.url, env.origin)

  async function tell(method: 'POST' | 'DELETE', token: string, signal = NEVER): Promise<boolean> {
    if (url === undefined) return false
    const work = (stop: AbortSignal) =>
      fetch(url, {
        method,
        signal: stop,
        headers: { Authorization: `Bearer ${token}` },
        credentials: 'same-origin',
        redirect: 'error',
        keepalive: true,
      })
    return withTimeout(async (stop) => (await work(stop)).ok, TOKEN_SYNC_TIMEOUT_MS, signal, delay).catch(
      () => false,
    )
  }

  return {
    store: (token, signal) => tell('POST', token, signal),
    remove: (token, signal) => tell('DELETE', token, signal),
  }
}

const NEVER = new AbortController().signal
