import type { Ask, Envelope, Server } from './fixture.ts'

const { subtle } = globalThis.crypto
const encoder = new TextEncoder()
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

/** A second implementation of docs/contract.md, with WebCrypto and without code of the server. */
export const encrypt = async (
  publicKey: string,
  path: string,
  body: object,
): Promise<Record<string, string>> => {
  const wrapping = await subtle.importKey(
    'spki',
    Buffer.from(publicKey, 'base64'),
    { name: 'RSA-OAEP', hash: 'SHA-256' },
    false,
    ['encrypt'],
  )
  const raw = globalThis.crypto.getRandomValues(new Uint8Array(32))
  const key = await subtle.importKey('raw', raw, 'AES-GCM', false, ['encrypt'])
  const iv = globalThis.crypto.getRandomValues(new Uint8Array(12))
  const sealed = await subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: encoder.encode(path) },
    key,
    encoder.encode(JSON.stringify(body)),
  )
  return {
    'x-rsa': publicKey,
    encryption: base64(new Uint8Array(await subtle.encrypt({ name: 'RSA-OAEP' }, wrapping, raw))),
    'x-digest': base64(Buffer.concat([iv, new Uint8Array(sealed)])),
  }
}

export const publicKey = async (server: Server, options: Ask = {}): Promise<string> =>
  String((await server.call('/wps/session/key/rsa', options)).value?.publicKey)

/** Sends an encrypted call as a correct client does. */
export const sendEncrypted = async (
  server: Server,
  path: string,
  body: object,
  options: Ask = {},
): Promise<Envelope> => {
  const sealed = await encrypt(await publicKey(server, options), path, body)
  return server.call(path, {
    ...options,
    method: 'POST',
    body: {},
    headers: { device: 'MOBILE', ...sealed, ...options.headers },
  })
}

export const login = (server: Server, username: string, options: Ask = {}, password = 'Player!2026') =>
  sendEncrypted(server, '/wps/session/login', { type: 'username', username, password }, options)

export const tokenOf = async (server: Server, username: string, options: Ask = {}): Promise<string> =>
  String((await login(server, username, options)).value?.token)
