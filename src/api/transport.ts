import type { ClientEnv } from './env.ts'
import type { Answer } from './envelope.ts'
import { ApiError } from './error.ts'
import type { PreparedRequest } from './request.ts'
import { withRetry } from './retry.ts'
import { DEFAULT_TIMEOUT_MS, withTimeout } from './timeout.ts'

/**
 * Fetches, with a timeout for each attempt and a retry if the method allows it. Credentials are sent to the same origin,
 * redirects are refused, and the browser does not cache (docs/conformance.md § 1.7).
 * @throws ApiError: `network`, `offline`, `timeout` or `aborted`
 */
export function transport(
  env: ClientEnv,
  request: PreparedRequest,
  signal: AbortSignal,
  timeoutMs = DEFAULT_TIMEOUT_MS,
): Promise<Answer> {
  // Called without `this`: the browser's fetch throws for any `this` other than the window.
  const { fetch } = env
  const { url, method, headers, body, keepalive } = request

  const once = async (stop: AbortSignal): Promise<Answer> => {
    try {
      const response = await fetch(url, {
        method,
        headers,
        signal: stop,
        credentials: 'same-origin',
        redirect: 'error',
        cache: 'no-store',
        ...(body === undefined ? {} : { body }),
        ...(keepalive && { keepalive }),
      })
      return { status: response.status, text: await response.text() }
    } catch (cause) {
      throw new ApiError(env.isOnline() ? 'network' : 'offline', 'no answer', { cause })
    }
  }

  return withRetry(() => withTimeout(once, timeoutMs, signal, env.delay), method, env, signal)
}
