import type { EdgeEnv } from './env.ts'
import type { VisitorPlace } from './host.ts'
import { LARGEST_BODY } from './limits.ts'

/** Hop-by-hop headers (RFC 9110, 7.6.1). */
const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Headers that only the edge may set: a visitor's are dropped. */
const OURS = ['host', 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip']
const PROXIED = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The headers without hop-by-hop headers and those that `Connection` names. */
export function endToEnd(headers: Headers, without: readonly string[] = []): Headers {
  const named = (headers.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  const left = new Set([...HOP_BY_HOP, ...named, ...without])
  const kept = new Headers()
  for (const [name, value] of headers) if (!left.has(name)) kept.append(name, value)
  return kept
}

/**
 * Forwards a request to the platform. Only the path and query of its address are used, so that no other host can be reached.
 * The response is streamed back unchanged.
 */
export async function proxy(
  request: Request,
  url: URL,
  { host, origin }: VisitorPlace,
  env: Pick<EdgeEnv, 'platform' | 'send' | 'address' | 'trustsProxy'>,
): Promise<Response> {
  if (!PROXIED.includes(request.method)) return plain(405, 'Not allowed')
  if (Number(request.headers.get('content-length') ?? 0) > LARGEST_BODY) return plain(413, 'Too large')
  const headers = endToEnd(request.headers, OURS)
  headers.set('host', host)
  headers.set('x-forwarded-host', host)
  headers.set('x-forwarded-proto', origin.startsWith('https:') ? 'https' : 'http')
  const before = env.trustsProxy ? request.headers.get('x-forwarded-for') : null
  const addresses = [before, env.address].filter((address) => address)
  if (addresses.length > 0) headers.set('x-forwarded-for', addresses.join(', '))
  const { body } = request
  const init: RequestInit & { duplex?: 'half' } = {
    method: request.method,
    headers,
    redirect: 'manual',
    signal: request.signal,
    ...(body && { body: limited(body, LARGEST_BODY), duplex: 'half' }),
  }
  try {
    const answer = await env.send(new Request(env.platform + url.pathname + url.search, init))
    return new Response(answer.body, { status: answer.status, headers: endToEnd(answer.headers) })
  } catch {
    return plain(502, 'The platform cannot be reached')
  }
}

/** Limits a body without a declared length: it fails when it gets too large. */
function limited(body: ReadableStream<Uint8Array>, most: number) {
  let size = 0
  return body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        size += chunk.byteLength
        if (size > most) controller.error(new Error('a body is too large'))
        else controller.enqueue(chunk)
      },
    }),
  )
}

export const plain = (
  status: number,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Response =>
  new Response(`${text}\n`, {
    status,
    headers: {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      ...headers,
    },
  })
