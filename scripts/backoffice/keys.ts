import { constants, createHash, generateKeyPair, type KeyObject, privateDecrypt } from 'node:crypto'
import { promisify } from 'node:util'

/** An RSA key pair: the public key for clients (base64 of the DER SubjectPublicKeyInfo), and the private key. */
export type KeyPair = { readonly publicKey: string; readonly privateKey: KeyObject }

const generate = promisify(generateKeyPair)

// Shared by all worlds and servers of this process: generating a pair takes a tenth of a second.
const pairs: Promise<KeyPair>[] = []

const make = async (): Promise<KeyPair> => {
  const { publicKey, privateKey } = await generate('rsa', { modulusLength: 2048 })
  return { publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'), privateKey }
}

/** The pair with this index, generated on first use. */
export const keyPair = (index: number): Promise<KeyPair> => {
  const pair = pairs[index] ?? make()
  pairs[index] = pair
  return pair
}

/** The pair of this public key, if it is the current or the previous one (docs/contract.md). */
export const acceptedPair = async (current: number, publicKey: string): Promise<KeyPair | undefined> => {
  const candidates = await Promise.all(current > 0 ? [keyPair(current), keyPair(current - 1)] : [keyPair(0)])
  return candidates.find((pair) => pair.publicKey === publicKey)
}

/** Opens RSA-OAEP with SHA-256 for both hash and MGF1. Throws when it was not made for this pair. */
export const unwrapKey = (pair: KeyPair, wrapped: Buffer): Buffer =>
  privateDecrypt(
    { key: pair.privateKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    wrapped,
  )

/** A short name for a key in the log. */
export const fingerprint = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('hex').slice(0, 8)
