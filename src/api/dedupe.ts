import { aborted } from './error.ts'
import { trusted } from './shape.ts'

/** A caller that waits for an answer. */
export interface Caller {
  /** False: no message if it fails. */
  readonly alert: boolean
  readonly signal?: AbortSignal | undefined
}

/** A running request and its waiting callers. */
export interface Flight {
  readonly signal: AbortSignal
  /** Whether any waiting caller wants a message on failure. */
  isLoud(): boolean
  /** False after `forget`: the answer may then be out of date. */
  isCurrent(): boolean
}

interface Shared<Value> {
  readonly stop: AbortController
  readonly callers: Set<Caller>
  readonly result: Promise<Value>
}

export interface Flights {
  /**
   * Joins the running request of `key`, or starts one; `fresh` always starts a new one. The same key must always have the same
   * type. If a caller aborts, the others continue; the request is aborted with its last caller.
   * @throws ApiError of kind `aborted`, or what `start` throws
   */
  join<Value>(
    key: string | symbol,
    caller: Caller,
    start: (flight: Flight) => Promise<Value>,
    fresh?: boolean,
  ): Promise<Value>
  /** From now on callers do not join running requests, because their answers may predate a change. */
  forget(): void
}

/** Identical pending requests are sent once (docs/conformance.md § 2.7). */
export function createFlights(): Flights {
  const underway = new Map<string | symbol, Shared<unknown>>()

  function launch<Value>(key: string | symbol, start: (flight: Flight) => Promise<Value>): Shared<Value> {
    const stop = new AbortController()
    const callers = new Set<Caller>()
    const isCurrent = (): boolean => underway.get(key) === flight
    const isLoud = () => [...callers].some((caller) => caller.alert)
    const drop = () => {
      if (isCurrent()) underway.delete(key)
    }
    const result: Promise<Value> = Promise.resolve({ signal: stop.signal, isLoud, isCurrent })
      .then(start)
      .finally(drop)
    stop.signal.addEventListener('abort', drop)
    const flight: Shared<Value> = { stop, callers, result }
    underway.set(key, flight)
    return flight
  }

  return {
    join<Value>(
      key: string | symbol,
      caller: Caller,
      start: (flight: Flight) => Promise<Value>,
      fresh = false,
    ): Promise<Value> {
      const found = fresh ? undefined : underway.get(key)
      const flight = found && trusted<Shared<Value>>(found) ? found : launch(key, start)
      const { signal } = caller
      flight.callers.add(caller)
      return new Promise((resolve, reject) => {
        const leave = () => {
          flight.callers.delete(caller)
          if (flight.callers.size === 0) flight.stop.abort()
          reject(aborted())
        }
        signal?.addEventListener('abort', leave)
        flight.result.finally(() => signal?.removeEventListener('abort', leave)).then(resolve, reject)
      })
    },
    forget: () => underway.clear(),
  }
}
