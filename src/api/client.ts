import type { ResponseCache } from './cache.ts'
import type { Call } from './call.ts'
import { createFlights, type Flight } from './dedupe.ts'
import type { ClientEnv } from './env.ts'
import { openEnvelope } from './envelope.ts'
import { ApiError, aborted } from './error.ts'
import { createReport } from './report.ts'
import { type PreparedRequest, prepareRequest, type SendOptions } from './request.ts'
import type { Sealer } from './seal.ts'
import { createSessionEnd } from './sessionEnd.ts'
import { checkShape, loadValidator } from './shape.ts'
import { DEFAULT_TIMEOUT_MS, withTimeout } from './timeout.ts'
import { transport } from './transport.ts'

export interface Client {
  /**
   * Sends a call and resolves to its value, validated by its schema if it has one.
   * @throws ApiError, and nothing else; its `policy` is the catalogue's decision
   */
  send<Query, Body, Value>(call: Call<Query, Body, Value>, options?: SendOptions<Query, Body>): Promise<Value>
  /** Fetches what encrypted calls need in advance, so that the tap that sends one does not wait for it. */
  warmEncryption(): void
  /** The server's time, estimated from its answers, ms since 1970; without an estimate the device's time. */
  serverNow(): number
  /** Removes cached answers and detaches pending requests, so that a member's data does not outlive the session. */
  clear(): void
}

/**
 * The shared request client (docs/conformance.md § 2.7): URL, headers, encryption, timeout, dedupe, cache, retry, envelope,
 * shape; each in its own file. It never shows anything or navigates: it throws, and notifies its one subscriber.
 */
export function createClient(env: ClientEnv): Client {
  const flights = createFlights()
  const session = createSessionEnd(env.tokenIsCurrent, () => Boolean(env.token()))
  const report = createReport(env, session)
  let sealer: Promise<Sealer> | undefined
  let cache: Promise<ResponseCache | undefined> | undefined

  /** Few calls are cached, so the cache is a separate chunk. If it fails to load, the calls are fetched. */
  function loadCache(): Promise<ResponseCache | undefined> {
    cache ??= import('./cache.ts').then(
      ({ createCache }) => createCache(env.storage, env.now),
      () => undefined,
    )
    return cache
  }

  /** Loads the chunk of the encryption when it is first needed; requests it again after a failure. */
  function loadSealer(): Promise<Sealer> {
    sealer ??= import('./seal.ts').then(({ createSealer }) =>
      createSealer({
        crypto: env.crypto,
        now: env.now,
        fetchKey: (call, query) =>
          receive(call, prepareRequest(env, call, { query }), new AbortController().signal),
      }),
    )
    sealer.catch(() => {
      sealer = undefined
    })
    return sealer
  }

  /** Limits the wait for a chunk, which may never arrive on a dead connection. */
  function inTime<Value>(load: Promise<Value>, signal: AbortSignal): Promise<Value> {
    return withTimeout(() => load, DEFAULT_TIMEOUT_MS, signal, env.delay)
  }

  async function readySealer(signal: AbortSignal): Promise<Sealer> {
    try {
      return await inTime(loadSealer(), signal)
    } catch (cause) {
      if (cause instanceof ApiError) throw cause
      throw new ApiError(env.isOnline() ? 'encryption' : 'offline', 'Missing Encryption', { cause })
    }
  }

  async function receive<Query, Body, Value>(
    call: Call<Query, Body, Value>,
    request: PreparedRequest,
    signal: AbortSignal,
  ): Promise<Value> {
    const validator = loadValidator(call)
    const exchange = async (ready: PreparedRequest) =>
      openEnvelope(await transport(env, ready, signal, call.timeoutMs), call.enveloped)
    const value = await (call.encrypted
      ? readySealer(signal).then((ready) => ready.send(request, exchange))
      : exchange(request))
    return checkShape(await inTime(validator, signal), value, call.enveloped ? '/value' : '')
  }

  /**
   * Returns the cached answer, else fetches it. A cached answer is validated like any other, because any script can write to the
   * storage.
   */
  async function fetchKept<Query, Body, Value>(
    call: Call<Query, Body, Value>,
    key: string,
    flush: boolean,
    flight: Flight,
    fetch: () => Promise<Value>,
  ): Promise<Value> {
    const store = await inTime(loadCache(), flight.signal)
    const kept = flush ? undefined : store?.read(key)
    if (kept) {
      try {
        return checkShape(await inTime(loadValidator(call), flight.signal), kept.value, '')
      } catch {
        // An invalid entry counts as none.
      }
    }
    const value = await fetch()
    if (flight.isCurrent()) store?.write(key, value)
    return value
  }

  async function fly<Query, Body, Value>(
    call: Call<Query, Body, Value>,
    request: PreparedRequest,
    key: string | symbol,
    flush: boolean,
    flight: Flight,
  ): Promise<Value> {
    const fetch = () => {
      session.sending(request.token)
      return receive(call, request, flight.signal)
    }
    try {
      const cacheable = call.cacheable && typeof key === 'string'
      const value = await (cacheable ? fetchKept(call, key, flush, flight, fetch) : fetch())
      if (call.track) env.onTracked?.(call.track)
      return value
    } catch (cause) {
      throw report(cause, call, request, flight.isLoud())
    } finally {
      // After a change, pending GET requests may return outdated answers, so later callers must not join them.
      if (call.method !== 'GET') flights.forget()
    }
  }

  async function send<Query, Body, Value>(
    call: Call<Query, Body, Value>,
    options: SendOptions<Query, Body> = {},
  ): Promise<Value> {
    const { signal, alert = true, flush = false } = options
    let request: PreparedRequest
    try {
      request = prepareRequest(env, call, options)
    } catch (cause) {
      throw report(cause, call, undefined, alert)
    }
    if (signal?.aborted) throw report(aborted(), call, request, alert)
    if (call.auth === 'required' && request.token === undefined)
      throw report(new ApiError('session', 'no session'), call, request, alert)
    // Only GET requests are shared. The call's name in the key implies the type of the value.
    const key =
      call.method === 'GET' ? JSON.stringify([call.name, request.url, request.headers]) : Symbol(call.name)
    return flights.join(key, { alert, signal }, (flight) => fly(call, request, key, flush, flight), flush)
  }

  return {
    send,
    serverNow: () => (env.serverNow ?? env.now)(),
    warmEncryption() {
      loadSealer().then(
        (ready) => ready.warm(),
        () => undefined,
      )
    },
    clear() {
      flights.forget()
      loadCache().then((store) => store?.clear())
    },
  }
}
