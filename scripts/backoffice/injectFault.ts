import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context, Next } from 'hono'
import type { Fault } from './faults.ts'
import { parseRecord } from './json.ts'
import type { Env } from './requestContext.ts'
import type { World } from './world.ts'

const json = (body: unknown, status: number) =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })

/** A world's time as a Date header. */
export const dateOf = (world: World): string => new Date(world.now()).toUTCString()

/** Delays a call for `ms`, or until the world releases it or the client disconnects. */
const hold = (world: World, outgoing: HttpBindings['outgoing'], ms?: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      world.held.delete(end)
      outgoing.off('close', end)
      resolve()
    }
    const timer = ms === undefined ? undefined : setTimeout(end, ms)
    world.held.add(end)
    outgoing.once('close', end)
  })

const answerText = async (c: Context<Env>, next: Next): Promise<string> => {
  c.get('place').uncompressed = true
  await next()
  return c.res.text()
}

/** Sends half of the response, then closes the connection, or sends nothing more (`stalls`) until the world releases it. */
const half = async (c: Context<Env>, next: Next, stalls: boolean): Promise<Response> => {
  await next()
  const { world } = c.get('place')
  const body = Buffer.from(await c.res.arrayBuffer())
  const { outgoing } = c.env
  const headers: Record<string, string> = {}
  c.res.headers.forEach((value, name) => {
    if (name !== 'transfer-encoding') headers[name] = value
  })
  outgoing.writeHead(c.res.status, {
    ...headers,
    date: dateOf(world),
    'content-length': String(Math.max(body.length, 2)),
  })
  await new Promise((resolve) =>
    outgoing.write(body.length > 1 ? body.subarray(0, Math.ceil(body.length / 2)) : ' ', resolve),
  )
  if (stalls) await hold(world, outgoing)
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}

const wrongShape = async (c: Context<Env>, next: Next, fault: Fault): Promise<Response> => {
  const answered = parseRecord(await answerText(c, next))
  return json(answered && 'success' in answered ? { ...answered, value: fault.value } : fault.value, 200)
}

/** Applies a fault in place of the real response, or to it. */
export const injectFault = async (c: Context<Env>, next: Next, fault: Fault): Promise<void> => {
  const faulty = await answerOf(c, next, fault)
  if (!faulty) return
  // Once a response exists, a returned one is ignored, and its headers would be mixed into it.
  c.res = undefined
  c.res = faulty
}

const answerOf = async (c: Context<Env>, next: Next, fault: Fault): Promise<Response | undefined> => {
  const { world } = c.get('place')
  const { outgoing } = c.env
  switch (fault.kind) {
    case 'status':
      return json({ success: false, message: fault.message }, fault.status)
    case 'business':
      return json({ success: false, errorCode: fault.code, message: fault.message }, fault.status)
    case 'delay':
      await hold(world, outgoing, fault.delayMs)
      await next()
      return undefined
    case 'hang':
      await hold(world, outgoing)
      outgoing.destroy()
      return RESPONSE_ALREADY_SENT
    case 'stall':
      return half(c, next, true)
    case 'cut':
      return half(c, next, false)
    case 'html':
      return new Response('<!doctype html><title>Gateway</title><h1>Please sign in to this network</h1>', {
        status: fault.status,
        headers: { 'content-type': 'text/html; charset=utf-8' },
      })
    case 'shape':
      return wrongShape(c, next, fault)
    case 'json': {
      const whole = await answerText(c, next)
      return new Response(whole.slice(0, Math.max(1, Math.floor(whole.length / 2))), {
        status: fault.status,
        headers: { 'content-type': 'application/json; charset=utf-8' },
      })
    }
    case 'empty':
      return new Response(null, { status: fault.status })
  }
}
