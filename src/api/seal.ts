import { type Call, defineCall, type Validator } from './call.ts'
import { encryptBody } from './encrypt.ts'
import type { CryptoLike } from './env.ts'
import { ApiError } from './error.ts'
import type { PreparedRequest } from './request.ts'

interface KeyQuery {
  /** Milliseconds since 1970, to bypass caches. */
  readonly _: number
}

interface KeyAnswer {
  readonly publicKey: string
}

function isKeyAnswer(data: unknown): data is KeyAnswer {
  return (
    typeof data === 'object' &&
    data !== null &&
    'publicKey' in data &&
    typeof data.publicKey === 'string' &&
    // It is sent in a header as received, and headers cannot contain line breaks.
    /^[A-Za-z0-9+/]+={0,2}$/.test(data.publicKey)
  )
}

const validate: Validator<KeyAnswer> = isKeyAnswer

/** The public key with which encrypted calls encrypt their own key (contract.md section 3, § 2.7). */
export const rsaKeyCall = defineCall<KeyQuery, undefined, KeyAnswer>({
  name: 'session.rsaKey',
  method: 'GET',
  path: '/wps/session/key/rsa',
  auth: 'none',
  validate: () => validate,
})

/** The back office's code for a key that is no longer valid. */
const KEY_EXPIRED = 'rsa.key.expired'

/** A new error for each call. An offline device keeps its own kind, because its message is more useful to a player. */
function unsent(cause: unknown): ApiError {
  if (!(cause instanceof ApiError)) return new ApiError('encryption', 'Missing Encryption', { cause })
  const { kind, code, message } = cause
  if (kind === 'offline' || kind === 'encryption') return new ApiError(kind, message, { cause, code })
  return new ApiError('encryption', 'Missing Encryption', { cause, code })
}

export interface SealEnv {
  crypto(): CryptoLike | undefined
  now(): number
  /** Fetches the key with the client itself. */
  fetchKey(call: Call<KeyQuery, undefined, KeyAnswer>, query: KeyQuery): Promise<KeyAnswer>
}

export interface Sealer {
  /**
   * Encrypts the request and sends it. If the back office no longer accepts the key, a new one is fetched and the call is sent
   * once more; this is safe, because the first one was refused before it was decrypted.
   * @throws ApiError of kind `encryption` if a step fails; the call has not been sent then
   */
  send(request: PreparedRequest, send: (sealed: PreparedRequest) => Promise<unknown>): Promise<unknown>
  /** Fetches the key in advance. */
  warm(): void
}

/**
 * Encrypted calls (contract.md section 3). This module and the encryption are a separate chunk, which most visits never load. The
 * key is kept in memory until the back office refuses it.
 */
export function createSealer(env: SealEnv): Sealer {
  let kept: Promise<string> | undefined

  function key(): Promise<string> {
    if (kept) return kept
    const fetched = env.fetchKey(rsaKeyCall, { _: env.now() }).then(({ publicKey }) => publicKey)
    kept = fetched
    fetched.catch(() => drop(fetched))
    return fetched
  }

  /** Drops the old key, unless it has been replaced meanwhile. */
  function drop(old: Promise<string>): void {
    if (kept === old) kept = undefined
  }

  async function seal(request: PreparedRequest, publicKey: string): Promise<PreparedRequest> {
    const path = new URL(request.url, 'http://localhost').pathname
    const input = { crypto: env.crypto(), publicKey, path, text: request.body ?? '{}' }
    const { headers, body } = await encryptBody(input)
    return { ...request, headers: { ...request.headers, ...headers }, body }
  }

  return {
    async send(request, send) {
      for (let again = false; ; again = true) {
        const used = key()
        const sealed = await used
          .then((publicKey) => seal(request, publicKey))
          .catch((cause: unknown) => {
            throw unsent(cause)
          })
        try {
          return await send(sealed)
        } catch (error) {
          if (!(error instanceof ApiError) || error.code !== KEY_EXPIRED) throw error
          drop(used)
          if (again) throw unsent(error)
        }
      }
    },
    warm() {
      key().catch(() => undefined)
    },
  }
}
