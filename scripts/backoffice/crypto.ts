import { createDecipheriv } from 'node:crypto'
import { type JsonRecord, parseRecord } from './json.ts'
import { acceptedPair, unwrapKey } from './keys.ts'

/** The result of decrypting a call. */
export type Opened =
  | { kind: 'opened'; body: JsonRecord }
  | {
      kind: 'refused'
      code: 'rsa.key.expired' | 'encryption.missing' | 'encryption.invalid'
      message: string
    }

const ivBytes = 12
const tagBytes = 16
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

const refused = (
  code: 'rsa.key.expired' | 'encryption.missing' | 'encryption.invalid',
  message: string,
): Opened => ({
  kind: 'refused',
  code,
  message,
})

/**
 * Decrypts a call (docs/contract.md): RSA-OAEP for a 32-byte key, AES-256-GCM for the JSON body, with the request's path as
 * additional data.
 */
export const openEncrypted = async (headers: Headers, path: string, currentKey: number): Promise<Opened> => {
  const publicKey = headers.get('x-rsa') ?? ''
  const wrapped = headers.get('encryption') ?? ''
  const digest = headers.get('x-digest') ?? ''
  if (publicKey === '' || wrapped === '' || digest === '') {
    return refused('encryption.missing', 'This call must be encrypted')
  }
  const pair = await acceptedPair(currentKey, publicKey)
  if (!pair) return refused('rsa.key.expired', 'The key is no longer accepted')
  if (!base64.test(wrapped) || !base64.test(digest)) return refused('encryption.invalid', 'Not base64')
  try {
    const key = unwrapKey(pair, Buffer.from(wrapped, 'base64'))
    const sealed = Buffer.from(digest, 'base64')
    if (key.length !== 32 || sealed.length < ivBytes + tagBytes)
      return refused('encryption.invalid', 'Wrong length')
    const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, ivBytes))
    decipher.setAAD(Buffer.from(path, 'utf8'))
    decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes))
    const plain = Buffer.concat([
      decipher.update(sealed.subarray(ivBytes, sealed.length - tagBytes)),
      decipher.final(),
    ])
    const body = parseRecord(plain.toString('utf8'))
    return body ? { kind: 'opened', body } : refused('encryption.invalid', 'The body is not a JSON object')
  } catch {
    return refused('encryption.invalid', 'The call cannot be decrypted')
  }
}
