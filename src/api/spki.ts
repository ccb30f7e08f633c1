import type { RsaPublicKey } from './oaep.ts'

const SEQUENCE = 0x30
const BIT_STRING = 0x03
const INTEGER = 0x02
/** AlgorithmIdentifier rsaEncryption with NULL parameters (RFC 8017 appendix A.1), whole. */
const RSA_ALGORITHM = '300d06092a864886f70d0101010500'
/** Shorter keys are refused, bits (contract.md section 3). */
const MIN_RSA_BITS = 2048
/** NIST's limit: a larger public exponent would only cost the reader time, which is an attack. */
const MAX_EXPONENT_BYTES = 32

function refuse(why: string): never {
  throw new Error(`the RSA key is not a DER SubjectPublicKeyInfo: ${why}`)
}

/** Reads DER elements one after another; lengths must be complete and within the bytes. */
function createReader(bytes: Uint8Array) {
  let at = 0
  const next = (): number => bytes[at++] ?? refuse('it ends too early')

  function length(): number {
    const first = next()
    if (first < 0x80) return first
    const count = first & 0x7f
    if (count === 0 || count > 3) refuse('a length is not definite')
    let value = 0
    for (let n = 0; n < count; n += 1) value = value * 256 + next()
    return value
  }

  return {
    element(tag: number): Uint8Array {
      if (next() !== tag) refuse('an element has another type')
      const size = length()
      if (at + size > bytes.length) refuse('it ends too early')
      at += size
      return bytes.subarray(at - size, at)
    },
    take(count: number): Uint8Array {
      at += count
      return bytes.subarray(at - count, at)
    },
    end(): void {
      if (at !== bytes.length) refuse('something follows')
    },
  }
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function positive(bytes: Uint8Array): Uint8Array {
  if (bytes.length === 0 || (bytes[0] ?? 0) > 0x7f) refuse('a number is not positive')
  return bytes[0] === 0 ? bytes.subarray(1) : bytes
}

/**
 * Reads an RSA public key from its DER SubjectPublicKeyInfo (RFC 5280 section 4.1.2.7, RFC 8017 appendix A.1.1).
 * @throws Error for anything else, for trailing bytes, and for a modulus under 2048 bits
 */
export function readRsaPublicKey(der: Uint8Array): RsaPublicKey {
  const outer = createReader(der)
  const info = createReader(outer.element(SEQUENCE))
  outer.end()
  if (hexOf(info.take(RSA_ALGORITHM.length / 2)) !== RSA_ALGORITHM) refuse('it is for another algorithm')
  const bits = createReader(info.element(BIT_STRING))
  info.end()
  if (hexOf(bits.take(1)) !== '00') refuse('the bits are not whole bytes')
  const pair = createReader(bits.element(SEQUENCE))
  bits.end()
  const modulusBytes = positive(pair.element(INTEGER))
  const exponentBytes = positive(pair.element(INTEGER))
  pair.end()

  const modulus = BigInt(`0x0${hexOf(modulusBytes)}`)
  const exponent = BigInt(`0x0${hexOf(exponentBytes)}`)
  if (modulus.toString(2).length < MIN_RSA_BITS) throw new Error('the RSA key is too short')
  if (exponentBytes.length > MAX_EXPONENT_BYTES || exponent < 3n || (exponent & 1n) === 0n) {
    refuse('the exponent is out of range')
  }
  return { modulus, exponent, size: modulusBytes.length }
}
