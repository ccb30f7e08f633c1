import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createHandler } from '../../../src/edge/handler.ts'
import { LARGEST_BODY } from '../../../src/edge/limits.ts'
import { endToEnd } from '../../../src/edge/proxy.ts'
import { platformOf } from '../../support/edge.ts'

const call = (init: RequestInit = {}, path = '/wps/session/login?a=1') =>
  new Request(`http://acme.test${path}`, init)
const answered = { '/': () => new Response('{}', { headers: { 'x-answer': '1' } }) }

describe('what an edge passes on', () => {
  it('goes to the platform with the visitor’s host and address, whatever the visitor says of them', async () => {
    const { env, heard } = platformOf(answered)
    const headers = {
      'x-forwarded-for': '198.51.100.1',
      'x-forwarded-host': 'evil.test',
      'x-forwarded-proto': 'https',
      'x-real-ip': '198.51.100.1',
      forwarded: 'for=198.51.100.1',
      merchant: 'acme',
      authorization: 'token',
      cookie: 'a=b',
    }
    await createHandler()(call({ method: 'POST', headers, body: '{"a":1}' }), env)
    expect(heard[0]?.url).toBe('http://platform.test/wps/session/login?a=1')
    expect(Object.fromEntries(heard[0]?.headers ?? [])).toMatchObject({
      host: 'acme.test',
      'x-forwarded-host': 'acme.test',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-proto': 'http',
      merchant: 'acme',
      authorization: 'token',
      cookie: 'a=b',
    })
    expect(heard[0]?.headers.get('forwarded')).toBeNull()
    expect(heard[0]?.headers.get('x-real-ip')).toBeNull()
    expect(await heard[0]?.text()).toBe('{"a":1}')
  })

  it('says what a trusted proxy before it said', async () => {
    const { env, heard } = platformOf(answered)
    const headers = { 'x-forwarded-for': '198.51.100.1', 'x-forwarded-proto': 'https' }
    await createHandler()(call({ headers }), { ...env, trustsProxy: true })
    expect(heard[0]?.headers.get('x-forwarded-for')).toBe('198.51.100.1, 203.0.113.9')
    expect(heard[0]?.headers.get('x-forwarded-proto')).toBe('https')
  })

  it('never leaves the platform, whatever the address says', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.webPath(),
          fc.constantFrom(
            '//evil.test/x',
            '/\\evil.test',
            '/@evil.test',
            '/http://evil.test',
            '/.evil.test',
            '/wps/..//evil.test',
          ),
        ),
        async (path) => {
          const { env, heard } = platformOf(answered)
          const request = URL.canParse(`http://acme.test${path}`) && call({}, path)
          if (request) await createHandler()(request, env)
          for (const { url } of heard) expect(new URL(url).origin).toBe('http://platform.test')
        },
      ),
    )
  })

  it('leaves out what is of one connection alone', () => {
    const headers = new Headers({
      connection: 'keep-alive, X-Mine',
      'x-mine': '1',
      te: 'trailers',
      kept: '1',
    })
    expect([...endToEnd(headers)]).toEqual([['kept', '1']])
  })

  it('keeps every cookie of an answer', () => {
    const headers = new Headers([
      ['set-cookie', 'a=1'],
      ['set-cookie', 'b=2'],
    ])
    expect(endToEnd(headers).getSetCookie()).toEqual(['a=1', 'b=2'])
  })

  it('follows no redirect: it is the visitor’s', async () => {
    const { env } = platformOf({
      '/': () => new Response(null, { status: 302, headers: { location: 'http://elsewhere.test/' } }),
    })
    const answer = await createHandler()(call(), env)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'http://elsewhere.test/'])
  })

  it('is refused where it is too large, by what it says and by what it is', async () => {
    const { env } = platformOf({})
    const said = { 'content-length': String(LARGEST_BODY + 1) }
    expect((await createHandler()(call({ method: 'POST', headers: said, body: 'x' }), env)).status).toBe(413)
    const reads = { ...env, send: async (request: Request) => new Response(await request.text()) }
    const piece = new Uint8Array(1024 * 1024)
    let sent = 0
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        sent += piece.byteLength
        if (sent > LARGEST_BODY * 2) controller.close()
        else controller.enqueue(piece)
      },
    })
    const streamed: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' }
    expect((await createHandler()(call(streamed), reads)).status).toBe(502)
    expect(sent).toBeLessThan(LARGEST_BODY * 2)
  })

  it('is a bad gateway where nobody answers', async () => {
    const { env } = platformOf({ '/': () => Promise.reject(new Error('refused')) })
    expect((await createHandler()(call(), env)).status).toBe(502)
  })

  it('draws a start-up picture itself where the platform has none', async () => {
    const { env } = platformOf({})
    const own = { ...env, asset: async () => new Response('png') }
    const answer = await createHandler()(call({}, '/m/splash/a.png'), own)
    expect(await answer.text()).toBe('png')
  })
})
