import { sha256 } from '@noble/hashes/sha2.js'

/** The numbers of an RSA public key. */
export interface RsaPublicKey {
  readonly modulus: bigint
  readonly exponent: bigint
  /** Length of the modulus, bytes. */
  readonly size: number
}

const HASH_BYTES = 32

function toNumber(bytes: Uint8Array): bigint {
  let hex = '0x0'
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return BigInt(hex)
}

function toBytes(number: bigint, size: number): Uint8Array {
  const hex = number.toString(16).padStart(size * 2, '0')
  return Uint8Array.from({ length: size }, (_, n) => Number.parseInt(hex.slice(n * 2, n * 2 + 2), 16))
}

/** RFC 8017 appendix B.2.1 with SHA-256. */
export function mgf1(seed: Uint8Array, length: number): Uint8Array {
  const mask = new Uint8Array(length)
  for (let counter = 0; counter * HASH_BYTES < length; counter += 1) {
    const block = sha256(new Uint8Array([...seed, ...toBytes(BigInt(counter), 4)]))
    mask.set(block.subarray(0, length - counter * HASH_BYTES), counter * HASH_BYTES)
  }
  return mask
}

function xor(bytes: Uint8Array, mask: Uint8Array): Uint8Array {
  return bytes.map((byte, n) => byte ^ (mask[n] ?? 0))
}

/** RFC 8017 section 7.1.1 step 2, with an empty label: 0x00 ‖ masked seed ‖ masked data block. */
export function oaepEncode(message: Uint8Array, size: number, seed: Uint8Array): Uint8Array {
  const room = size - 2 * HASH_BYTES - 2
  if (message.length > room) throw new RangeError('the message is too long for this key')
  if (seed.length !== HASH_BYTES) throw new RangeError('the seed has the wrong length')
  const padding = new Uint8Array(room - message.length)
  const block = new Uint8Array([...sha256(new Uint8Array()), ...padding, 1, ...message])
  const maskedBlock = xor(block, mgf1(seed, block.length))
  const maskedSeed = xor(seed, mgf1(maskedBlock, HASH_BYTES))
  return new Uint8Array([0, ...maskedSeed, ...maskedBlock])
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n
  let square = base % modulus
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return result
}

/**
 * RSAES-OAEP-ENCRYPT of RFC 8017 section 7.1.1, SHA-256 for hash and MGF1, no label. Only the public operation: there is no
 * private key whose timing could leak, and each message is encrypted once.
 * @param seed 32 fresh random bytes
 */
export function rsaOaepEncrypt(key: RsaPublicKey, message: Uint8Array, seed: Uint8Array): Uint8Array {
  const encoded = toNumber(oaepEncode(message, key.size, seed))
  return toBytes(power(encoded, key.exponent, key.modulus), key.size)
}
