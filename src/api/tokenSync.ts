import type { ClientEnv } from './env.ts'
import { withTimeout } from './timeout.ts'

/** The session does not wait for this longer than it must, milliseconds. */
const TOKEN_SYNC_TIMEOUT_MS = 10_000

export interface TokenSyncEnv extends Pick<ClientEnv, 'fetch' | 'delay'> {
  /** Where to, as configured; relative to the origin or whole. Empty: there is no token sync. */
  readonly url: string | undefined
  /** The site's own origin: the token goes nowhere else. */
  readonly origin: string
}

export interface TokenSync {
  /** Tells the token. @returns whether it was taken; never throws, the session goes on without it. */
  store(token: string): Promise<boolean>
  /** Takes it back. */
  remove(token: string): Promise<boolean>
}

function ownUrl(url: string | undefined, origin: string): string | undefined {
  try {
    const parsed = url?.trim() ? new URL(url, origin) : undefined
    return parsed && parsed.origin === new URL(origin).origin ? parsed.href : undefined
  } catch {
    return undefined
  }
}

/**
 * Optional token sync: POST or DELETE to a configured same-origin URL with a Bearer token (specification part 2
 * section 7). An address of another origin is no address.
 */
export function createTokenSync(env: TokenSyncEnv): TokenSync {
  const { fetch, delay } = env
  const url = ownUrl(env.url, env.origin)

  async function tell(method: 'POST' | 'DELETE', token: string): Promise<boolean> {
    if (url === undefined) return false
    const work = (signal: AbortSignal) =>
      fetch(url, {
        method,
        signal,
        headers: { Authorization: `Bearer ${token}` },
        credentials: 'same-origin',
        redirect: 'error',
        keepalive: true,
      })
    const never = new AbortController().signal
    return withTimeout(async (signal) => (await work(signal)).ok, TOKEN_SYNC_TIMEOUT_MS, never, delay).catch(
      () => false,
    )
  }

  return { store: (token) => tell('POST', token), remove: (token) => tell('DELETE', token) }
}
