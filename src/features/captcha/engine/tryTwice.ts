import type { Later } from '../../../ui/later.ts'
import { networkTrouble, RESOURCE_TIMEOUT, TroubleError } from '../model/trouble.ts'
import { controllerUnder } from './env.ts'

/** A captcha must be ready within this time, including all attempts, ms (docs/conformance.md § 1.5). */
export const READY_MS = 10_000
/** The first attempt and one retry (docs/conformance.md § 1.5). */
export const ATTEMPTS = 2

/** Runs an attempt, retries it once if it fails, and aborts after {@link READY_MS} in total. */
export async function tryTwice<Value>(
  attempt: (signal: AbortSignal, number: number) => Promise<Value>,
  later: Later,
  signal: AbortSignal,
): Promise<Value> {
  const time = controllerUnder(signal)
  const cancel = later(() => time.abort(), READY_MS)
  let last: unknown = new TroubleError(networkTrouble(RESOURCE_TIMEOUT))
  try {
    for (let number = 0; number < ATTEMPTS && !time.signal.aborted; number++) {
      try {
        return await attempt(time.signal, number)
      } catch (error) {
        last = error
      }
    }
    throw last
  } finally {
    cancel()
  }
}
