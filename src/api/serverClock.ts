/** A sample of the server's clock: its offset from the device's clock, and the maximum error, ms. */
export interface ClockSample {
  readonly offset: number
  readonly error: number
}

/** The resolution of the Date header is one second (RFC 9110, section 6.6.1). */
const HEADER_STEP_MS = 1000
/** A device clock counts as right up to this offset, ms. */
export const RIGHT_ENOUGH_MS = 5000

/** Reads the server's clock from an answer; undefined if it has no date or came from a cache. */
export function clockSample(headers: Headers, sentAt: number, receivedAt: number): ClockSample | undefined {
  const date = Date.parse(headers.get('date') ?? '')
  const age = Number(headers.get('age') ?? 0)
  // The device's clock was set back while the request was pending.
  if (!Number.isFinite(date) || age !== 0 || receivedAt < sentAt) return undefined
  return {
    offset: date + HEADER_STEP_MS / 2 - (sentAt + receivedAt) / 2,
    error: (HEADER_STEP_MS + receivedAt - sentAt) / 2,
  }
}

/** The more exact of two samples. If they contradict each other, a clock was changed: then the newer one. */
export function betterSample(known: ClockSample | undefined, next: ClockSample): ClockSample {
  if (!known || next.error <= known.error) return next
  return Math.abs(known.offset - next.offset) > known.error + next.error ? next : known
}

/** Keeps the best sample across reloads. */
export interface ClockStore {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

/** Key in session storage. */
export const CLOCK_KEY = 'SHELL_serverClock'

export interface ServerClock {
  /** The server's time, ms since 1970. */
  readonly now: () => number
  /** Wraps fetch: each answer gives a sample of the server's time. */
  readonly timed: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
}

function readSample(store: ClockStore): ClockSample | undefined {
  const [offset = Number.NaN, error = Number.NaN] = (store.getItem(CLOCK_KEY) ?? '').split(' ').map(Number)
  return Number.isFinite(offset) && error > 0 ? { offset, error } : undefined
}

/**
 * The server's clock, estimated from the Date header of its answers, so that times from the server do not depend on a wrong
 * device clock.
 *
 * @param now the device's clock, ms since 1970
 */
export function createServerClock(now: () => number, store: ClockStore): ServerClock {
  let known = readSample(store)
  return {
    now() {
      const offset = known?.offset ?? 0
      return now() + (Math.abs(offset) > RIGHT_ENOUGH_MS ? Math.round(offset) : 0)
    },
    timed: (fetch) => async (input, init) => {
      const sentAt = now()
      const response = await fetch(input, init)
      const sample = clockSample(response.headers, sentAt, now())
      if (sample) {
        const better = betterSample(known, sample)
        if (better !== known) store.setItem(CLOCK_KEY, `${better.offset} ${better.error}`)
        known = better
      }
      return response
    },
  }
}
