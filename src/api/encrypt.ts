import { fromBase64, toBase64 } from './base64.ts'
import type { CryptoLike } from './env.ts'
import { ApiError } from './error.ts'

/** A body is refused if it makes the X-Digest header (name and value) longer than this, bytes. */
export const HEADER_LIMIT = 12_000

/** Shorter RSA keys are refused, bits (contract.md section 3). */
const MIN_RSA_BITS = 2048

const AES_KEY_BYTES = 32
const IV_BYTES = 12
const TAG_BYTES = 16

export type Bytes = Uint8Array<ArrayBuffer>

/** The two operations, implemented with WebCrypto or, on plain http, with a library. */
export interface CryptoEngine {
  /** RSA-OAEP, SHA-256 for hash and MGF1, no label. Throws for a key under 2048 bits. */
  wrap(subjectPublicKeyInfo: Bytes, key: Bytes): Promise<Uint8Array>
  /** AES-256-GCM: ciphertext ‖ tag. */
  encrypt(key: Bytes, iv: Bytes, additionalData: Bytes, text: Bytes): Promise<Uint8Array>
}

export interface EncryptInput {
  readonly crypto: CryptoLike | undefined
  /** As received: the DER SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** The request's path without query; it is authenticated together with the body. */
  readonly path: string
  /** The JSON body. */
  readonly text: string
}

export interface Encrypted {
  readonly headers: { readonly 'X-RSA': string; readonly Encryption: string; readonly 'X-Digest': string }
  readonly body: string
}

function webEngine(subtle: NonNullable<CryptoLike['subtle']>): CryptoEngine {
  return {
    async wrap(spki, key) {
      const algorithm = { name: 'RSA-OAEP', hash: 'SHA-256' }
      const publicKey = await subtle.importKey('spki', spki, algorithm, false, ['encrypt'])
      const bits = 'modulusLength' in publicKey.algorithm ? publicKey.algorithm.modulusLength : 0
      if (typeof bits !== 'number' || bits < MIN_RSA_BITS) throw new Error('the RSA key is too short')
      return new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, publicKey, key))
    },
    async encrypt(key, iv, additionalData, text) {
      const aesKey = await subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt'])
      return new Uint8Array(await subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, aesKey, text))
    },
  }
}

async function engineFor(crypto: CryptoLike): Promise<CryptoEngine> {
  if (crypto.subtle) return webEngine(crypto.subtle)
  const { softEngine } = await import('./encryptSoft.ts')
  return softEngine(crypto)
}

function refuseLarge(bytes: number): void {
  const value = 4 * Math.ceil((IV_BYTES + bytes + TAG_BYTES) / 3)
  if ('X-Digest'.length + value <= HEADER_LIMIT) return
  const code = 'body_too_large'
  throw new ApiError('encryption', `the body is too large to be sent encrypted: ${bytes} bytes`, { code })
}

/**
 * Encrypts a body according to contract.md section 3, with a key and an iv that are used once.
 * @throws ApiError of kind `encryption` with code `body_too_large`; anything else if a step fails, which the caller turns into
 * 'Missing Encryption'
 */
export async function encryptBody({ crypto, publicKey, path, text }: EncryptInput): Promise<Encrypted> {
  if (crypto === undefined) throw new Error('there is no source of randomness')
  const utf8 = new TextEncoder()
  const plain = utf8.encode(text)
  refuseLarge(plain.length)
  const engine = await engineFor(crypto)
  const key = crypto.getRandomValues(new Uint8Array(AES_KEY_BYTES))
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const wrapped = await engine.wrap(fromBase64(publicKey), key)
  const sealed = await engine.encrypt(key, iv, utf8.encode(path), plain)
  const digest = new Uint8Array([...iv, ...sealed])
  return {
    headers: { 'X-RSA': publicKey, Encryption: toBase64(wrapped), 'X-Digest': toBase64(digest) },
    body: '{}',
  }
}
