import { constants, createDecipheriv, generateKeyPairSync, type KeyObject, privateDecrypt } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http'

/** A real server on its own port. Closing it closes all its connections. */
export async function listen(handle: RequestListener) {
  const server = createServer(handle)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { origin: `http://127.0.0.1:${port}`, close }
}

export function makeKey(modulusLength = 2048) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength })
  return { privateKey, publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64') }
}

/** Decrypts a call as docs/contract.md describes it, without code of the client. */
export function decrypt(headers: IncomingHttpHeaders, path: string, privateKey: KeyObject): string {
  const bytesOf = (name: string) => Buffer.from(String(headers[name]), 'base64')
  const padding = constants.RSA_PKCS1_OAEP_PADDING
  const key = privateDecrypt({ key: privateKey, padding, oaepHash: 'sha256' }, bytesOf('encryption'))
  const digest = bytesOf('x-digest')
  const decipher = createDecipheriv('aes-256-gcm', key, digest.subarray(0, 12))
  decipher.setAAD(Buffer.from(path, 'utf8'))
  decipher.setAuthTag(digest.subarray(-16))
  return decipher.update(digest.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}

export interface Opened {
  readonly path: string
  readonly plain: string
  readonly raw: string
}

/** A back office that decrypts calls. It accepts the current key and the previous one. */
export async function startBackOffice() {
  const keys = [makeKey()]
  const opened: Opened[] = []
  const asked: string[] = []
  const server = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const answer = (body: unknown) => void response.end(JSON.stringify(body))
    asked.push(url.pathname)
    if (url.pathname === '/wps/session/key/rsa') {
      return answer({ success: true, value: { publicKey: keys[0]?.publicKey } })
    }
    let raw = ''
    request.setEncoding('utf8')
    request.on('data', (chunk: string) => {
      raw += chunk
    })
    request.on('end', () => {
      const key = keys.slice(0, 2).find(({ publicKey }) => publicKey === request.headers['x-rsa'])
      if (!key) return answer({ success: false, errorCode: 'rsa.key.expired' })
      opened.push({ path: url.pathname, raw, plain: decrypt(request.headers, url.pathname, key.privateKey) })
      answer({ success: true, value: null })
    })
  })
  return { ...server, opened, asked, rotate: () => keys.unshift(makeKey()) }
}
