import { constants, createHash, generateKeyPairSync, privateDecrypt, randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { mgf1, oaepEncode, rsaOaepEncrypt } from '../../../src/api/oaep.ts'
import { readRsaPublicKey } from '../../../src/api/spki.ts'
import { makeKey } from './backOffice.ts'

const derOf = (base64: string) => new Uint8Array(Buffer.from(base64, 'base64'))

describe('RSA-OAEP of our own', () => {
  it.each([2048, 2056, 3072, 4096])('is opened by OpenSSL under a key of %i bits', (bits) => {
    const { publicKey, privateKey } = makeKey(bits)
    const key = readRsaPublicKey(derOf(publicKey))
    for (const length of [0, 1, 32, key.size - 66]) {
      const message = randomBytes(length)
      const sealed = rsaOaepEncrypt(key, message, randomBytes(32))
      expect(sealed).toHaveLength(key.size)
      const padding = constants.RSA_PKCS1_OAEP_PADDING
      const opened = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, sealed)
      expect(opened.equals(message)).toBe(true)
    }
  })

  it('lays out what RFC 8017 section 7.1.1 says, byte for byte', () => {
    const seed = randomBytes(32)
    const message = randomBytes(32)
    const encoded = oaepEncode(message, 256, seed)
    const unmask = (bytes: Uint8Array, mask: Uint8Array) => bytes.map((byte, n) => byte ^ (mask[n] ?? 0))
    const openedSeed = unmask(encoded.subarray(1, 33), mgf1(encoded.subarray(33), 32))
    const block = Buffer.from(unmask(encoded.subarray(33), mgf1(openedSeed, 223)))
    expect(encoded[0]).toBe(0)
    expect(Buffer.from(openedSeed).equals(seed)).toBe(true)
    expect(block.subarray(0, 32).equals(createHash('sha256').digest())).toBe(true)
    expect(block.subarray(32, -33).every((byte) => byte === 0)).toBe(true)
    expect(block.subarray(-33).equals(Buffer.from([1, ...message]))).toBe(true)
  })

  it('has the mask generation of RFC 8017 appendix B.2.1', () => {
    const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
    // Published vector: MGF1-SHA256("bar", 50).
    expect(hex(mgf1(new TextEncoder().encode('bar'), 50))).toBe(
      '382576a7841021cc28fc4c0948753fb8312090cea942ea4c4e735d10dc724b155f9f6069f289d61daca0cb814502ef04eae1',
    )
    expect(mgf1(new Uint8Array(32), 0)).toHaveLength(0)
  })

  it('refuses a message that does not fit and a seed of another length', () => {
    expect(() => oaepEncode(new Uint8Array(191), 256, new Uint8Array(32))).toThrow('too long')
    expect(() => oaepEncode(new Uint8Array(32), 256, new Uint8Array(20))).toThrow('seed')
  })
})

describe('a public key', () => {
  const der = derOf(makeKey().publicKey)

  it('has the numbers that OpenSSL sees', () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicExponent: 3 })
    const { n = '', e = '' } = publicKey.export({ format: 'jwk' })
    const key = readRsaPublicKey(new Uint8Array(publicKey.export({ type: 'spki', format: 'der' })))
    const number = (base64: string) => BigInt(`0x${Buffer.from(base64, 'base64url').toString('hex')}`)
    expect(key).toEqual({ modulus: number(n), exponent: number(e), size: 256 })
  })

  it('is refused when cut, followed by something, of another kind, or too short', () => {
    for (let length = 0; length < der.length; length += 1) {
      expect(() => readRsaPublicKey(der.subarray(0, length))).toThrow('SubjectPublicKeyInfo')
    }
    expect(() => readRsaPublicKey(new Uint8Array([...der, 0]))).toThrow('follows')
    expect(() => readRsaPublicKey(derOf(makeKey(1024).publicKey))).toThrow('too short')
    const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const elliptic = new Uint8Array(publicKey.export({ type: 'spki', format: 'der' }))
    expect(() => readRsaPublicKey(elliptic)).toThrow('another algorithm')
  })

  it('with any byte changed is refused, or still a key of a length that is allowed', () => {
    const sizes = Array.from(der, (_, at) => {
      try {
        return readRsaPublicKey(der.map((byte, n) => (n === at ? byte ^ 0x41 : byte))).size
      } catch {
        return 256
      }
    })
    expect(Math.min(...sizes)).toBe(256)
    // With the sign byte the modulus has 257 bytes.
    expect(sizes.filter((size) => size > 256)).toEqual([257])
  })
})
