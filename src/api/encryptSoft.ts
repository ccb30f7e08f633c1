import { gcm } from '@noble/ciphers/aes.js'
import type { CryptoEngine } from './encrypt.ts'
import type { CryptoLike } from './env.ts'
import { rsaOaepEncrypt } from './oaep.ts'
import { readRsaPublicKey } from './spki.ts'

/**
 * The same two operations for a site on plain http, where browsers do not offer `crypto.subtle`: AES-GCM by @noble/ciphers,
 * RSA-OAEP by our own code with the hash of @noble/hashes. `getRandomValues` is always available.
 */
export function softEngine(crypto: Pick<CryptoLike, 'getRandomValues'>): CryptoEngine {
  return {
    wrap: async (spki, key) =>
      rsaOaepEncrypt(readRsaPublicKey(spki), key, crypto.getRandomValues(new Uint8Array(32))),
    encrypt: async (key, iv, additionalData, text) => gcm(key, iv, additionalData).encrypt(text),
  }
}
