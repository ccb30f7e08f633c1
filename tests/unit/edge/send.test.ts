import { createServer } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { createSend } from '../../../scripts/edge/send.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** A platform that answers as it is told, and what it was asked. */
async function platform(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { send, close } = createSend()
  closing.push(close, () => server.close())
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return { send, origin: `http://127.0.0.1:${port}` }
}

describe('what the edge sends to a platform', () => {
  it('comes back with every header as often as the platform sent it', async () => {
    const { send, origin } = await platform((_, response) => {
      response.writeHead(200, [
        ['set-cookie', 'a=1'],
        ['set-cookie', 'b=2'],
        ['x-one', 'once'],
      ])
      response.end('here')
    })
    const answer = await send(new Request(origin))
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
    expect(answer.headers.get('x-one')).toBe('once')
    expect(await answer.text()).toBe('here')
  })

  it('is a redirection where the platform redirects: the visitor follows it, not the edge', async () => {
    const { send, origin } = await platform((_, response) => {
      response.writeHead(302, { location: 'https://elsewhere.test/' })
      response.end()
    })
    const answer = await send(new Request(origin, { redirect: 'manual' }))
    expect([answer.status, answer.headers.get('location')]).toEqual([302, 'https://elsewhere.test/'])
  })

  it('has no body where there is none', async () => {
    const { send, origin } = await platform((_, response) => {
      response.writeHead(204)
      response.end()
    })
    expect((await send(new Request(origin))).body).toBeNull()
    expect((await send(new Request(origin, { method: 'HEAD' }))).body).toBeNull()
  })
})
