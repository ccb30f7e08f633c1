import type { Policy } from '../../../src/api/catalogue.ts'
import type { ClientEnv, StorageLike } from '../../../src/api/env.ts'
import type { ApiError } from '../../../src/api/error.ts'

export interface Received {
  readonly url: string
  readonly init: RequestInit
  readonly headers: Record<string, string>
}

export type Answerer = (request: Received, count: number) => Response | Promise<Response>

/** A session storage in memory. */
export function memoryStorage(): StorageLike & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>()
  return {
    entries,
    get length() {
      return entries.size
    },
    key: (index) => [...entries.keys()][index] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    setItem: (key, value) => void entries.set(key, value),
    removeItem: (key) => void entries.delete(key),
  }
}

/** A clock whose short waits (retries) end immediately, and whose long waits (timeouts) the test ends. */
export function handClock() {
  const waits: number[] = []
  const pending = new Set<() => void>()
  const delay = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      waits.push(ms)
      if (ms < 1000) return resolve()
      pending.add(resolve)
      signal.addEventListener('abort', () => {
        pending.delete(resolve)
        reject(new Error('stopped'))
      })
    })
  const runOut = () => {
    for (const resolve of pending) resolve()
  }
  return { waits, delay, pending, runOut }
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })
export const ok = (value?: unknown) => json({ success: true, value })
export const refused = (errorCode?: string, message?: string, status = 200) =>
  json({ success: false, errorCode, message }, status)

/** A complete environment with a function that answers, and a record of the calls. */
export function makeEnv(answer: Answerer, overrides: Partial<ClientEnv> = {}) {
  const received: Received[] = []
  const failures: { error: ApiError; policy: Policy }[] = []
  const clock = handClock()
  const storage = memoryStorage()
  const env: ClientEnv = {
    baseUrl: '',
    fetch: async (input, init = {}) => {
      const request = {
        url: String(input),
        init,
        headers: Object.fromEntries(new Headers(init.headers).entries()),
      }
      received.push(request)
      return answer(request, received.length)
    },
    merchant: () => 'demo',
    language: () => 'EN',
    device: () => 'PWA',
    token: () => 'token-1',
    tokenIsCurrent: () => true,
    storage,
    now: () => 1_000_000,
    random: () => 0.5,
    delay: clock.delay,
    isHttps: () => true,
    isOnline: () => true,
    onFailure: (error, policy) => void failures.push({ error, policy }),
    crypto: () => globalThis.crypto,
    ...overrides,
  }
  return { env, received, failures, clock, storage }
}
