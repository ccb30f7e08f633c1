import { isRecord, parseObject } from '../json/read.ts'

/** Key in local storage of the calls that the last visit made for its first paint. */
const EARLY_KEY = 'SHELL_early'

/** A call that an earlier visit made for its first paint: a GET without personal data. */
export interface PrefetchCall {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
}

/** The calls that the document sends before the app. */
export interface PrefetchedResponses {
  /** Pending responses by request. */
  readonly answers: Map<string, Promise<Response>>
  /** Requests that the document or the app has already sent. */
  readonly asked: Set<string>
}

export const createPrefetchedResponses = (): PrefetchedResponses => ({ answers: new Map(), asked: new Set() })

interface Store {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
}

type Fetch = typeof globalThis.fetch

/** More than any first paint requests. */
const MOST_CALLS = 8

const keyOf = ({ url, headers }: PrefetchCall): string =>
  JSON.stringify([url, Object.entries(headers).sort()])

const isCall = (value: unknown): value is PrefetchCall =>
  isRecord(value) &&
  typeof value.url === 'string' &&
  value.url.startsWith('/wps/') &&
  isRecord(value.headers) &&
  Object.values(value.headers).every((text) => typeof text === 'string')

/** The calls of the last visit of this page; empty if the record is invalid. */
export function readPrefetched(store: Pick<Store, 'getItem'>, path: string): readonly PrefetchCall[] {
  const record = parseObject(store.getItem(EARLY_KEY))
  if (record?.path !== path || !Array.isArray(record.calls) || !record.calls.every(isCall)) return []
  return record.calls.slice(0, MOST_CALLS)
}

export function storePrefetched(store: Store, path: string, calls: readonly PrefetchCall[]): void {
  store.setItem(EARLY_KEY, JSON.stringify({ path, calls: calls.slice(0, MOST_CALLS) }))
}

/** Sends the calls before the bundle has loaded, except those already sent. Responses are stored in `early`. */
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
    // The code that uses the response handles a failure. A copy is read to its end here, because an unread response
    // keeps its connection open.
    answer.then((one) => one.clone().text()).catch(() => undefined)
    answers.set(key, answer)
  }
}

/**
 * A fetch that returns a pending early response once, instead of sending the request again. A request that it has sent itself is
 * no longer sent early, because a retry would get that older answer. `sent` returns the calls that the next visit may send early.
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

/** A GET of this site's own calls without a token; any other request is not stored for the next visit. */
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
