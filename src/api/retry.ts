import type { ClientEnv } from './env.ts'
import type { Answer } from './envelope.ts'
import { ApiError } from './error.ts'

/** A second attempt comes after this many milliseconds, plus chance, so that phones do not return as one. */
export const RETRY_DELAY_MS = 250
export const RETRY_JITTER_MS = 500

const PASSING_STATUSES: readonly number[] = [408, 425, 502, 503, 504]

/**
 * A GET's second and last attempt, after a network failure or a status that passes. A timeout is not repeated:
 * the player has waited once. Other methods never come here twice: they may have been carried out.
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
  // An abort ends the wait early; the attempt then refuses by itself.
  await env.delay(RETRY_DELAY_MS + env.random() * RETRY_JITTER_MS, signal).catch(() => undefined)
  return attempt()
}
