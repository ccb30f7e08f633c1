import type { ClientEnv } from './env.ts'
import { ApiError, aborted } from './error.ts'

/** Timeout of one attempt of a call, milliseconds (docs/conformance.md § 1.7, § 1.9). */
export const DEFAULT_TIMEOUT_MS = 30_000

/**
 * Runs `work` until it settles, `ms` have passed or `signal` aborts, and aborts the rest. It does not wait until the work reacts
 * to the abort: a hanging body must not exceed its timeout.
 * @throws ApiError of kind `timeout` or `aborted`, or what `work` throws.
 */
export function withTimeout<Value>(
  work: (signal: AbortSignal) => Promise<Value>,
  ms: number,
  signal: AbortSignal,
  delay: ClientEnv['delay'],
): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stop = new AbortController()
    const clock = new AbortController()
    const end = () => {
      clock.abort()
      signal.removeEventListener('abort', onAbort)
    }
    const cut = (error: ApiError) => {
      end()
      stop.abort()
      reject(error)
    }
    const onAbort = () => cut(aborted())
    if (signal.aborted) return onAbort()
    signal.addEventListener('abort', onAbort)
    const late = () => {
      if (!clock.signal.aborted) cut(new ApiError('timeout', `${ms} ms`))
    }
    delay(ms, clock.signal).then(late, () => undefined)
    work(stop.signal).finally(end).then(resolve, reject)
  })
}
