import { Agent as HttpAgent, request as httpRequest, type IncomingMessage } from 'node:http'
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'

/** Idle timeout of a connection, ms. Each chunk of a streamed response resets it. */
const IDLE_MS = 60_000
const LONGEST_HEADER = 64 * 1024
const BODILESS = [101, 204, 205, 304]

/**
 * Sends requests unchanged: with their `Host`, without following redirects, and without decoding, which `fetch` cannot do.
 */
export function createSend(): { send: (request: Request) => Promise<Response>; close: () => void } {
  const options = { keepAlive: true, keepAliveMsecs: 10_000, maxSockets: 256 }
  const agents = { 'http:': new HttpAgent(options), 'https:': new HttpsAgent(options) }
  return {
    close: () => {
      agents['http:'].destroy()
      agents['https:'].destroy()
    },
    send: (request) =>
      new Promise((resolve, reject) => {
        const url = new URL(request.url)
        const isPlain = url.protocol === 'http:'
        const start = isPlain ? httpRequest : httpsRequest
        const sent = start(
          url,
          {
            method: request.method,
            headers: Object.fromEntries(request.headers),
            agent: isPlain ? agents['http:'] : agents['https:'],
            signal: request.signal,
            maxHeaderSize: LONGEST_HEADER,
            timeout: IDLE_MS,
          },
          (answer) => resolve(responseOf(answer, request.method)),
        )
        sent.once('timeout', () => sent.destroy(new Error('the platform says nothing')))
        sent.once('error', reject)
        if (!request.body) return void sent.end()
        const body: NodeStream<Uint8Array> = Object(request.body)
        Readable.fromWeb(body)
          .once('error', (error) => sent.destroy(error))
          .pipe(sent)
      }),
  }
}

function responseOf(answer: IncomingMessage, method: string): Response {
  const headers = new Headers()
  const { rawHeaders, statusCode = 502 } = answer
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  const isBodiless = method === 'HEAD' || BODILESS.includes(statusCode)
  if (isBodiless) answer.resume()
  const body: ReadableStream<Uint8Array> | null = isBodiless ? null : Object(Readable.toWeb(answer))
  return new Response(body, { status: statusCode, headers })
}
