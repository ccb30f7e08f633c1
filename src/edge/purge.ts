import { parseObject } from '../json/read.ts'
import { bytesOf } from './digest.ts'
import type { EdgeEnv } from './env.ts'
import { PURGE_WINDOW_MS } from './limits.ts'
import { createLru, type Lru } from './lru.ts'
import { readLimited } from './readLimited.ts'

const LARGEST_PURGE = 4096
/** Number of remembered signatures. */
const MOST_REMEMBERED = 10_000
const HEX = /^[0-9a-f]{64}$/

export type Purge =
  | { readonly merchant?: string | undefined; readonly host?: string | undefined }
  | { readonly refused: 400 | 401 | 404 | 409 | 413 }

/** Signatures that have been used. */
export const createUsed = (): Lru<true> => createLru<true>(MOST_REMEMBERED)

/**
 * Reads a signed purge. `x-edge-timestamp` is in ms since 1970; `x-edge-signature` is the HMAC-SHA-256 in hex of the timestamp, a
 * full stop and the body. Each signature is valid once, for five minutes.
 */
export async function readPurge(
  request: Request,
  { purgeSecret, now }: Pick<EdgeEnv, 'purgeSecret' | 'now'>,
  used: Lru<true>,
): Promise<Purge> {
  if (!purgeSecret) return { refused: 404 }
  const timestamp = request.headers.get('x-edge-timestamp') ?? ''
  const signature = request.headers.get('x-edge-signature')?.toLowerCase() ?? ''
  const body = await readLimited(new Response(request.body), LARGEST_PURGE)
  if (body === undefined) return { refused: 413 }
  const isNear = /^\d{1,16}$/.test(timestamp) && Math.abs(now() - Number(timestamp)) <= PURGE_WINDOW_MS
  if (!isNear || !HEX.test(signature) || !(await isSigned(`${timestamp}.${body}`, signature, purgeSecret)))
    return { refused: 401 }
  if (used.get(signature)) return { refused: 409 }
  const { merchant, host } = parseObject(body) ?? {}
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  const purge = { merchant: text(merchant), host: text(host) }
  if (!purge.merchant && !purge.host) return { refused: 400 }
  used.set(signature, true)
  return purge
}

/** Compares in constant time, as Web Crypto does. */
async function isSigned(text: string, signature: string, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const key = await crypto.subtle.importKey('raw', bytesOf(secret), algorithm, false, ['verify'])
  const pairs = signature.match(/../g) ?? []
  const sent = Uint8Array.from(pairs, (pair) => Number.parseInt(pair, 16))
  return crypto.subtle.verify('HMAC', key, sent, bytesOf(text))
}
