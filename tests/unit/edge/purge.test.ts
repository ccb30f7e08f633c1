import { createHmac } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { PURGE_WINDOW_MS } from '../../../src/edge/limits.ts'
import { createUsed, readPurge } from '../../../src/edge/purge.ts'

const NOW = 1_800_000_000_000
const env = { purgeSecret: 'secret', now: () => NOW }

function signed(body: string, { at = NOW, secret = 'secret', sent = body } = {}): Request {
  const signature = createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')
  const headers = { 'x-edge-timestamp': String(at), 'x-edge-signature': signature }
  return new Request('http://edge.test/__edge/purge', { method: 'POST', headers, body: sent })
}

describe('a purge', () => {
  it('names a merchant or a host', async () => {
    expect(await readPurge(signed('{"merchant":"acme"}'), env, createUsed())).toMatchObject({
      merchant: 'acme',
    })
    expect(await readPurge(signed('{"host":"acme.test"}'), env, createUsed())).toMatchObject({
      host: 'acme.test',
    })
    expect(await readPurge(signed('{}'), env, createUsed())).toEqual({ refused: 400 })
  })

  it('is refused with another secret, another body, another time or no signature', async () => {
    const wrong = [
      signed('{"merchant":"acme"}', { secret: 'other' }),
      signed('{"merchant":"acme"}', { sent: '{"merchant":"other"}' }),
      signed('{"merchant":"acme"}', { at: NOW - PURGE_WINDOW_MS - 1 }),
      signed('{"merchant":"acme"}', { at: NOW + PURGE_WINDOW_MS + 1 }),
      new Request('http://edge.test/__edge/purge', { method: 'POST', body: '{"merchant":"acme"}' }),
    ]
    for (const request of wrong) expect(await readPurge(request, env, createUsed())).toEqual({ refused: 401 })
  })

  it('counts once', async () => {
    const used = createUsed()
    await readPurge(signed('{"merchant":"acme"}'), env, used)
    expect(await readPurge(signed('{"merchant":"acme"}'), env, used)).toEqual({ refused: 409 })
  })

  it('is small', async () => {
    expect(await readPurge(signed('x'.repeat(5000)), env, createUsed())).toEqual({ refused: 413 })
  })
})
