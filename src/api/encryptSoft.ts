import { gcm } from '@noble/ciphers/aes.js'
import type { CryptoEngine } from './encrypt.ts'
import type { CryptoLike } from './env.ts'
import { rsaOaepEncrypt } from './oaep.ts'
import { readRsaPublicKey } from './spki.ts'

/**
 * The same two operations where a site is served over plain http and the browser withholds `crypto.subtle`:
 * AES-GCM by @noble/ciphers, RSA-OAEP by ourselves over the hash of @noble/hashes. `getRandomValues` is there
 * in any case.
 */
export function softEngine(crypto: Pick<CryptoLike, 'getRandomValues'>): CryptoEngine {
  return {
    wrap: async (spki, key) =>
      rsaOaepEncrypt(readRsaPublicKey(spki), key, crypto.getRandomValues(new Uint8Array(32))),
    encrypt: async (key, iv, additionalData, text) => gcm(key, iv, additionalData).encrypt(text),
  }
}
