import { isRecord, parseObject } from '../json/read.ts'

/** Key in local storage of what the first picture of the last visit asked for. */
const EARLY_KEY = 'SHELL_early'

/** A call that the first picture of an earlier visit asked for: a GET that names nobody. */
export interface PrefetchCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** What the document asks for before the app does. */
export interface PrefetchedResponses {
  /** Answers on their way, by what was asked. */
  readonly answers: Map<string, Promise<Response>>
  /** What was asked for already, by the document or by the app. */
  readonly asked: Set<string>
}

export const createPrefetchedResponses = (): PrefetchedResponses => ({ answers: new Map(), asked: new Set() })

interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

type Fetch = typeof globalThis.fetch

/** More than one picture asks for. */
const MOST_CALLS = 8

const keyOf = ({ url, headers }: PrefetchCall): string =>
  JSON.stringify([url, Object.entries(headers).sort()])

const isCall = (value: unknown): value is PrefetchCall =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  value.url.startsWith('/wps/') &&
  isRecord(value.headers) &&
  Object.values(value.headers).every((text) => typeof text === 'string')

/** What the last visit of this very page asked for; nothing where anything about the record is odd. */
export function readPrefetched(store: Pick<Store, 'getItem'>, path: string): readonly PrefetchCall[] {
  const record = parseObject(store.getItem(EARLY_KEY))
  if (record?.path !== path || !Array.isArray(record.calls) || !record.calls.every(isCall)) return []
  return record.calls.slice(0, MOST_CALLS)
}

export function storePrefetched(store: Store, path: string, calls: readonly PrefetchCall[]): void {
  store.setItem(EARLY_KEY, JSON.stringify({ path, calls: calls.slice(0, MOST_CALLS) }))
}

/** Asks before the bundle is there; what was asked for already is not asked again. Answers come into `early`. */
export function prefetch(
  send: Fetch,
  calls: readonly PrefetchCall[],
  { answers, asked }: PrefetchedResponses,
): void {
  for (const call of calls) {
    const key = keyOf(call)
    if (asked.has(key)) continue
    asked.add(key)
    const answer = send(call.url, {
      headers: call.headers,
      credentials: 'same-origin',
      redirect: 'error',
      cache: 'no-store',
    })
    // Whoever takes it hears of a failure; nobody may, and an answer that nobody reads to its end holds its connection.
    answer.then((one) => one.clone().text()).catch(() => undefined)
    answers.set(key, answer)
  }
}

/**
 * A fetch that hands over the answer that is on its way already, once, instead of asking a second time. What it asks for
 * itself is not asked early any more: a Retry would be handed the answer from before. `sent` tells which calls were asked
 * through it that a next visit may ask for early.
 */
export function withPrefetchedResponses(
  send: Fetch,
  { answers, asked }: PrefetchedResponses,
): { readonly fetch: Fetch; readonly sent: () => readonly PrefetchCall[] } {
  const sent = new Map<string, PrefetchCall>()
  return {
    sent: () => [...sent.values()],
    fetch: (input, init) => {
      const call = prefetchableCall(input, init)
      if (!call) return send(input, init)
      const key = keyOf(call)
      sent.set(key, call)
      asked.add(key)
      const answer = answers.get(key)
      answers.delete(key)
      return answer ? untilAborted(answer, init?.signal) : send(input, init)
    },
  }
}

/** A GET of this site's own calls without a token; anything else is nobody's business a visit later. */
function prefetchableCall(input: RequestInfo | URL, init: RequestInit = {}): PrefetchCall | undefined {
  const { method = 'GET', headers = {} } = init
  if (method !== 'GET' || headers instanceof Headers || Array.isArray(headers)) return undefined
  if ('Authorization' in headers) return undefined
  const call = { url: input, headers }
  return isCall(call) ? call : undefined
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined): Promise<Response> {
  if (!signal) return answer
  return new Promise((resolve, reject) => {
    const stop = () => reject(signal.reason)
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    answer.then(resolve, reject)
  })
}
