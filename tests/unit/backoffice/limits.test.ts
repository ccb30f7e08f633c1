import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Server, serve } from './fixture.ts'

let server: Server
beforeAll(async () => {
  server = await serve()
})
afterAll(() => server.stop())

/** Sends a body in chunks, without a length; returns the status. */
const sendInPieces = (path: string, pieces: number): Promise<number> =>
  new Promise((done, failed) => {
    const sending = request(
      {
        host: '127.0.0.1',
        port: server.office.port,
        method: 'POST',
        // A separate connection: the server closes it if it has not read the whole body.
        agent: false,
        path,
        headers: {
          host: 'red.localhost',
          'content-type': 'application/json',
          'transfer-encoding': 'chunked',
        },
      },
      (answer) => {
        answer.resume()
        done(answer.statusCode ?? 0)
      },
    )
    sending.on('error', failed)
    sending.write('{"a":"')
    for (let piece = 0; piece < pieces; piece += 1) sending.write('x'.repeat(64 * 1024))
    sending.end('"}')
  })

const control = (headers: Record<string, string>) =>
  server.ask('/__backoffice/reset', { method: 'POST', body: {}, headers })

describe('the development server', () => {
  it('reads no more of a body that comes in pieces than of one that says how long it is', async () => {
    expect(await sendInPieces('/wps/session/logout', 1)).toBe(200)
    expect(await sendInPieces('/wps/session/logout', 40)).toBe(413)
    expect(await sendInPieces('/__backoffice/reset', 80)).toBe(413)
  })

  it('is controlled by JSON alone, which a page of another site cannot send without asking', async () => {
    expect((await control({ 'content-type': 'application/json; charset=utf-8' })).status).toBe(200)
    for (const type of ['text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded', ''])
      expect((await control({ 'content-type': type })).status, type).toBe(415)
  })

  it('is not controlled by pages of other origins, whatever they send', async () => {
    expect((await control({ origin: 'https://elsewhere.example' })).status).toBe(403)
    expect((await control({ origin: 'null' })).status).toBe(403)
    expect((await control({ origin: `http://red.localhost:${server.office.port}` })).status).toBe(200)
  })
})
