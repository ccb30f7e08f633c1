import type { Context } from 'hono'
import { flagCatalogue } from '../../src/generated/flags.ts'
import { hintAt } from '../merchant/near.ts'
import { callName, statusOf } from './call.ts'
import { controlCaptcha, readCaptcha } from './captcha/control.ts'
import { readFault } from './controlFault.ts'
import { readState } from './controlState.ts'
import type { Fault } from './faults.ts'
import { at, isRecord, type JsonRecord, parseRecord, text } from './json.ts'
import { keyPair } from './keys.ts'
import type { Merchant, Merchants } from './merchants.ts'
import { type Env, hostName, type RequestContext } from './requestContext.ts'
import { storedSession } from './storedSession.ts'
import type { MerchantState, World, Worlds } from './world.ts'

/** A control call that cannot be carried out, with the reason as message. */
export class ControlProblem extends Error {
  override readonly name = 'ControlProblem'
}

type Control = {
  place: RequestContext
  world: World
  merchants: Merchants
  query: URLSearchParams
  body: JsonRecord
}

const isLocalName = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)

const isLoopback = (address: string | undefined): boolean =>
  address !== undefined && (/^(::ffff:)?127\./.test(address) || address === '::1')

/** Whether a request comes from this machine, also through a proxy. */
export const isFromHere = (c: Context<Env>): boolean => {
  const forwarded = c.req.header('x-forwarded-for')
  return (
    isLoopback(c.env.incoming.socket.remoteAddress) &&
    (forwarded === undefined || forwarded.split(',').every((address) => isLoopback(address.trim())))
  )
}

/** Only this machine may send control calls, and only to its own host names, so that no other site's page can. */
export const mayControl = (c: Context<Env>): boolean => {
  const origin = c.req.header('origin')
  return (
    isFromHere(c) &&
    isLocalName(hostName(c.req.header('host'))) &&
    (origin === undefined || isLocalName(URL.parse(origin)?.hostname ?? '')) &&
    c.req.header('sec-fetch-site') !== 'cross-site'
  )
}

const merchantOf = ({ merchants, place, body, query }: Control): Merchant => {
  const code = text(body.merchant) || query.get('merchant') || ''
  const merchant = code === '' ? place.merchant : merchants.byCode(code)
  if (!merchant) throw new ControlProblem(code === '' ? 'say which merchant' : `there is no merchant ${code}`)
  return merchant
}

const shopOf = (control: Control): MerchantState => control.world.merchantState(merchantOf(control).code)

const record = (body: JsonRecord, name: string): JsonRecord => {
  const value = body[name]
  if (!isRecord(value)) throw new ControlProblem(`"${name}" must be an object`)
  return value
}

/** An unknown flag is refused, since it would have no effect. */
const knownFlags = async (control: Control): Promise<JsonRecord> => {
  const set = record(control.body, 'set')
  const [merchant, merchantState] = [merchantOf(control), shopOf(control)]
  const own = at(
    await statusOf({ merchants: control.merchants, merchant, merchantState, world: control.world }),
    'info',
    'whitelabelVal',
  )
  const names = [...new Set([...Object.keys(flagCatalogue), ...(isRecord(own) ? Object.keys(own) : [])])]
  for (const name of Object.keys(set))
    if (!names.includes(name)) throw new ControlProblem(`there is no flag ${name}: ${hintAt(name, names)}`)
  return set
}

const patch = (control: Control, change: JsonRecord) => {
  shopOf(control).patches.push(change)
  return {}
}

const namedShops = (control: Control): MerchantState[] =>
  text(control.body.merchant) ? [shopOf(control)] : [...control.world.shops.values()]

const commands: Record<string, (control: Control) => JsonRecord | Promise<JsonRecord>> = {
  'POST reset': ({ world }) => {
    world.reset()
    return {}
  },
  'GET state': ({ world, merchants, place, query }) =>
    readState(world, merchants, query.get('merchant') ?? place.merchant?.code),
  'POST flags': async (control) => patch(control, { info: { whitelabelVal: await knownFlags(control) } }),
  'POST settings': (control) => patch(control, { info: { settings: record(control.body, 'set') } }),
  'POST status': (control) => patch(control, record(control.body, 'patch')),
  'POST value': (control) => {
    const { values } = shopOf(control)
    const name = callName(text(control.body.path))
    if (name === '') throw new ControlProblem('"path" must name a call')
    if ('value' in control.body) values.set(name, control.body.value)
    else values.delete(name)
    return {}
  },
  'POST fault': ({ world, body, merchants }) => {
    const { path, fault } = readFault(body, merchants)
    // Counted faults wait for each other in turn. One that lasts until the reset would never let a later one apply.
    const isReplaced = (known: Fault) =>
      known.path === path &&
      (!fault || (known.times === Number.POSITIVE_INFINITY && known.merchant === fault.merchant))
    world.faults = world.faults.filter((known) => !isReplaced(known))
    if (fault) world.faults.push(fault)
    return { faults: world.faults.length }
  },
  'GET log': ({ world, query, place }) => {
    const since = Number(query.get('since') ?? 0) || 0
    const only = query.get('merchant') ?? place.merchant?.code
    return {
      last: world.calls,
      calls: world.log.filter((call) => call.id > since && (!only || call.merchant === only)),
    }
  },
  'GET codes': (control) => ({ codes: shopOf(control).codes }),
  'GET events': (control) => ({ events: shopOf(control).events, feedback: shopOf(control).feedback }),
  'GET reports': (control) => ({ reports: shopOf(control).reports }),
  'GET captcha': (control) => readCaptcha(shopOf(control)),
  'POST captcha': (control) => controlCaptcha(control.world, shopOf(control), control.body),
  'POST switch': ({ world, body }) => {
    const name = text(body.name)
    if (name === '') throw new ControlProblem('"name" must name a switch')
    if (body.on === false) world.switches.delete(name)
    else world.switches.add(name)
    return { switches: [...world.switches] }
  },
  'POST clock': ({ world, body }) => {
    const to = typeof body.setTo === 'string' ? Date.parse(body.setTo) : body.setTo
    if (typeof to === 'number' && Number.isFinite(to)) world.setClock(to, body.stop === true)
    else if (typeof body.advanceMs === 'number' && Number.isFinite(body.advanceMs))
      world.advance(body.advanceMs)
    else throw new ControlProblem('"advanceMs" must be a number, or "setTo" a moment')
    return { now: world.now() }
  },
  'POST rotateKeys': async ({ world }) => {
    world.keyIndex += 1
    return { publicKey: (await keyPair(world.keyIndex)).publicKey }
  },
  'POST session': async (control) => {
    const merchant = merchantOf(control)
    const whose = { ...control, merchant, merchantState: shopOf(control) }
    const name = text(control.body.userName)
    const stored = await storedSession(whose, name)
    if (stored === undefined) throw new ControlProblem(`${merchant.code} has no member ${name}`)
    return { stored }
  },
  'POST expireSessions': (control) => {
    for (const merchantState of namedShops(control))
      for (const session of merchantState.sessions.values()) session.expiresAt = 0
    return {}
  },
}

/** Carries out a control call: `{ ok: true, world, … }`, or `{ ok: false, message }` with 400, 403 or 404. */
export const control = async (c: Context<Env>, merchants: Merchants, worlds: Worlds): Promise<Response> => {
  const refuse = (message: string, status: number) => Response.json({ ok: false, message }, { status })
  if (!mayControl(c)) return refuse('Control is for this machine alone.', 403)
  const command = commands[`${c.req.method} ${c.req.path.slice('/__backoffice/'.length)}`]
  if (!command) return refuse(`There are: ${Object.keys(commands).join(', ')}`, 404)
  // Another site's page can send plain text without a CORS preflight, but not JSON.
  if (c.req.method !== 'GET' && !/^application\/json(?:;|$)/i.test(c.req.header('content-type') ?? ''))
    return refuse('The body must be application/json.', 415)
  const source = c.req.method === 'GET' ? '' : await c.req.text()
  const body = source.trim() === '' ? {} : parseRecord(source)
  if (!body) return refuse('The body is not a JSON object.', 400)
  const place = c.get('place')
  const query = new URL(c.req.url).searchParams
  const named = query.get('world')
  const world = named === null ? place.world : worlds.get(named)
  try {
    return Response.json({
      ok: true,
      world: world.name,
      ...(await command({ place, world, merchants, query, body })),
    })
  } catch (error) {
    return refuse(error instanceof Error ? error.message : 'error', 400)
  }
}
