import type { PingEnv } from '../../../../src/api/ping.ts'

/** An endpoint's behaviour after `after` ms; `hangs` never ends by itself. */
export interface Line {
  readonly does: 'answers' | 'fails' | 'refuses' | 'hangs' | 'portal'
  readonly after?: number
  /** Replaces the default answer. */
  readonly answer?: () => Response
}

export interface Pinged {
  readonly endpoint: string
  readonly url: URL
  readonly init: RequestInit
  /** The request was aborted before it ended. */
  aborted: boolean
}

const PORTAL = '<!DOCTYPE html>\n<title>Hotel Wi-Fi</title><form>'
const ANSWERS: Record<string, () => Response> = {
  answers: () => new Response(null, { status: 204 }),
  refuses: () => new Response('no', { status: 503 }),
  portal: () => new Response(PORTAL, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
}

/** Waits as the app does. With fake timers the test controls the time. */
export const delay = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** A fake network of endpoints by origin, which records the requests. Requests to other origins fail. */
export function lineWorld(
  endpoints: Readonly<Record<string, Line>>,
  origin = 'https://here.test',
): { readonly pinged: Pinged[]; readonly env: PingEnv } {
  const pinged: Pinged[] = []
  const fetch: typeof globalThis.fetch = (input, init = {}) =>
    new Promise((resolve, reject) => {
      const url = new URL(String(input))
      const { does, after = 0, answer } = endpoints[url.origin] ?? { does: 'fails' }
      const seen: Pinged = { endpoint: url.origin, url, init, aborted: false }
      pinged.push(seen)
      let ended = false
      const end = () => {
        ended = true
        if (does === 'fails') reject(new TypeError('Failed to fetch'))
        else resolve((answer ?? ANSWERS[does] ?? Response.error)())
      }
      const timer = does === 'hangs' ? undefined : setTimeout(end, after)
      init.signal?.addEventListener('abort', () => {
        clearTimeout(timer)
        seen.aborted = !ended
        reject(new DOMException('aborted', 'AbortError'))
      })
    })
  return { pinged, env: { fetch, now: () => 1_700_000_000_000, delay, origin } }
}
