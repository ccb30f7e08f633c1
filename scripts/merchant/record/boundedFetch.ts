import { lookup as resolveName } from 'node:dns'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'

/** More than this is no answer that a shell asks for. */
export const MOST_BYTES = 8 * 1024 * 1024

/** What is asked of one origin and no other, and read up to a size. */
export interface Line {
  /** The one origin, without a slash at its end. */
  readonly origin: string
  readonly fetch: typeof globalThis.fetch
}

/**
 * A line to a back office that may be anybody's: it goes to this origin alone, follows no redirect, and stops reading what
 * is longer than `most` bytes. `*.localhost` is this machine, as browsers have it.
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

/** Statuses that a Response refuses to have a body with. */
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
