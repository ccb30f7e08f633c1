import type { ClientEnv } from './env.ts'
import type { Answer } from './envelope.ts'
import { ApiError } from './error.ts'

/**
 * Delay before the second attempt, milliseconds. A random part is added, so that phones do not retry at the same time.
 */
export const RETRY_DELAY_MS = 250
export const RETRY_JITTER_MS = 500

const PASSING_STATUSES: readonly number[] = [408, 425, 502, 503, 504]

/**
 * The second and last attempt of a GET, after a network failure or a temporary status. A timeout is not retried, because the
 * player has already waited once. Other methods are never retried: they may have been carried out.
 */
export async function withRetry(
  attempt: () => Promise<Answer>,
  method: string,
  env: Pick<ClientEnv, 'delay' | 'random'>,
  signal: AbortSignal,
): Promise<Answer> {
  if (method !== 'GET') return attempt()
  try {
    const answer = await attempt()
    if (!PASSING_STATUSES.includes(answer.status)) return answer
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'network') throw error
  }
  // An abort ends the delay early; the attempt then throws by itself.
  await env.delay(RETRY_DELAY_MS + env.random() * RETRY_JITTER_MS, signal).catch(() => undefined)
  return attempt()
}
