// @own-modules: it measures time, which another file may have replaced.
import { Agent, createServer, get } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { delayOf, type Network, openNetwork, UNLIMITED } from '../../../scripts/bench/network.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function networkTo(body: string, conditions = UNLIMITED): Promise<Network> {
  const server = createServer((_, answer) => answer.end(body))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const network = await openNetwork(typeof address === 'object' && address ? address.port : 0, conditions)
  closing.push(network.close, () => server.close())
  return network
}

/** Requests a path and returns the time to the first byte, ms. */
function ask(port: number, path: string, agent: Agent, headers = {}): Promise<number> {
  const from = performance.now()
  return new Promise((done, fail) => {
    get({ port, path, agent, headers }, (answer) => {
      const waited = performance.now() - from
      answer.on('end', () => done(waited)).resume()
    }).on('error', fail)
  })
}

describe('the network of the bench', () => {
  it('notes every request with its purpose and its bytes, until it is told to forget', async () => {
    const network = await networkTo('x'.repeat(5_000))
    const agent = new Agent({ keepAlive: true })
    closing.push(() => agent.destroy())
    await ask(network.port, '/m/app.js?v=1', agent, { 'sec-fetch-dest': 'script' })
    expect(network.exchanges).toMatchObject([{ path: '/m/app.js', destination: 'script' }])
    expect(network.exchanges[0]?.bytes).toBeGreaterThan(5_000)
    network.forget()
    expect(network.exchanges).toEqual([])
  })

  it('charges a new connection once, and each of its requests the latency', () => {
    const conditions = { ...UNLIMITED, latencyMs: 150 }
    expect(delayOf(conditions, 1_000, 1_300)).toBe(450)
    expect(delayOf(conditions, 2_000, 1_300)).toBe(150)
  })

  it('lets no answer come before its connection and its latency', async () => {
    const conditions = { latencyMs: 40, connectMs: 100, bytesPerSecond: Number.POSITIVE_INFINITY }
    const network = await networkTo('x', conditions)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    closing.push(() => agent.destroy())
    // Timers may end slightly early.
    expect(await ask(network.port, '/', agent)).toBeGreaterThanOrEqual(135)
    expect(await ask(network.port, '/', agent)).toBeGreaterThanOrEqual(38)
  })
})
