import { lookup as resolveName } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'

/** Largest response of a call, bytes. */
export const MOST_BYTES = 8 * 1024 * 1024

/** Options of requests to one origin with a size limit. */
export interface Line {
  /** The origin, without a slash at its end. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
}

/**
 * A fetch for an untrusted back office: it sends requests to this origin only, follows no redirects, and stops reading after
 * `most` bytes. `*.localhost` is this machine, as in browsers.
 */
export function lineTo(origin: string, most = MOST_BYTES): Line {
  const fetch: typeof globalThis.fetch = (input, init = {}) => {
    const url = URL.parse(
      typeof input === 'string' ? input : input instanceof URL ? input.href : input.url,
      origin,
    )
    if (!url || url.origin !== origin) return Promise.reject(new TypeError('it leads to another origin'))
    return ask(url, init, most)
  }
  return { origin, fetch }
}

function ask(
  url: URL,
  { method = 'GET', headers, body, signal }: RequestInit,
  most: number,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(
      url,
      {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        lookup: lookUp,
        ...(signal && { signal }),
      },
      (answer) => {
        const { statusCode = 0, headers } = answer
        if (statusCode >= 300 && statusCode < 400) {
          answer.destroy()
          reject(new TypeError('it leads elsewhere'))
          return
        }
        const chunks: Buffer[] = []
        let length = 0
        answer.on('data', (chunk: Buffer) => {
          length += chunk.length
          chunks.push(chunk)
          if (length > most) answer.destroy(new TypeError(`it is longer than ${most} bytes`))
        })
        answer.on('error', reject)
        answer.on('end', () =>
          resolve(responseOf(statusCode, headers['content-type'], Buffer.concat(chunks))),
        )
      },
    )
    request.on('error', reject)
    request.end(typeof body === 'string' ? body : undefined)
  })
}

/** Statuses for which a Response cannot have a body. */
const BARE: readonly number[] = [101, 204, 205, 304]

function responseOf(status: number, type: string | undefined, body: Buffer<ArrayBuffer>): Response {
  const known = status >= 200 && status <= 599 ? status : 502
  return new Response(BARE.includes(known) ? null : body, {
    status: known,
    ...(type && { headers: { 'content-type': type } }),
  })
}

const lookUp: LookupFunction = (name, options, done) =>
  name === 'localhost' || name.endsWith('.localhost')
    ? resolveName('127.0.0.1', options, done)
    : resolveName(name, options, done)
