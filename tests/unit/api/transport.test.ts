import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { defineCall } from '../../../src/api/call.ts'
import { createClient } from '../../../src/api/client.ts'
import { listen } from './backOffice.ts'
import { makeEnv } from './testEnv.ts'

const read = defineCall<undefined, undefined, { n: number }>({
  name: 'test.read',
  method: 'GET',
  path: '/wps/test',
  auth: 'none',
})
const full = JSON.stringify({ success: true, value: { n: 1 } })

let close = () => {}
afterEach(() => close())

async function against(handle: (count: number) => RequestListener) {
  let count = 0
  const server = await listen((request, response) => {
    count += 1
    handle(count)(request, response)
  })
  close = server.close
  const made = makeEnv(({ url, init }) => fetch(url, init), { baseUrl: server.origin })
  return { ...made, client: createClient(made.env), count: () => count }
}

/** Sends half of the announced body and closes the connection. */
const cutMidBody: RequestListener = (_, response) => {
  response.writeHead(200, { 'Content-Length': full.length })
  response.write(full.slice(0, 12), () => response.destroy())
}

describe('over a real connection', () => {
  it('an answer that is cut in the middle is fetched again', async () => {
    const { client, count } = await against((n) =>
      n === 1 ? cutMidBody : (_, response) => response.end(full),
    )
    expect(await client.send(read)).toEqual({ n: 1 })
    expect(count()).toBe(2)
  })

  it('a connection that is reset twice is a network failure', async () => {
    const { client, failures } = await against(() => (request) => request.socket.destroy())
    await expect(client.send(read)).rejects.toMatchObject({ kind: 'network' })
    expect(failures).toHaveLength(1)
  })

  it('a body that never ends runs out of time', async () => {
    const arrived = Promise.withResolvers<void>()
    const { client, clock } = await against(() => (_, response) => {
      response.write(full.slice(0, 5), () => arrived.resolve())
    })
    const ending = expect(client.send(read)).rejects.toMatchObject({ kind: 'timeout' })
    await arrived.promise
    clock.runOut()
    await ending
  })

  it('a redirect is not followed', async () => {
    const { client, count } = await against(() => (request, response) => {
      response.writeHead(request.url === '/wps/test' ? 302 : 200, { Location: '/elsewhere' }).end(full)
    })
    await expect(client.send(read)).rejects.toMatchObject({ kind: 'network' })
    expect(count()).toBe(2)
  })

  it.each([
    ['HTML with 200', '<!doctype html>', 'shape'],
    ['half a JSON text', full.slice(0, -3), 'shape'],
    ['nothing', '', 'shape'],
    ['an unknown code', '{"success":false,"errorCode":"x"}', 'business'],
  ])('%s is told once and not fetched again', async (_, text, kind) => {
    const { client, count, failures } = await against(() => (_request, response) => response.end(text))
    await expect(client.send(read)).rejects.toMatchObject({ kind })
    expect(count()).toBe(1)
    expect(failures).toHaveLength(1)
  })
})
