import type { Context } from 'hono'
import { type Answer, fail, okStable, send } from './answer.ts'
import { type Call, type CallSpec, callName, fixture } from './call.ts'
import { masked } from './callLog.ts'
import { calls } from './calls/index.ts'
import { openEncrypted } from './crypto.ts'
import { type JsonRecord, parseRecord } from './json.ts'
import { BrokenFile } from './jsonFiles.ts'
import { membersOf } from './members.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { Env, RequestContext } from './requestContext.ts'
import type { Schemas } from './schemas.ts'
import { notLoggedIn, touchSession } from './session.ts'
import { withTimes } from './times.ts'

/** The parts of the server that calls need. */
export type WpsOptions = { merchants: Merchants; schemas: Schemas; complain: (line: string) => void }

const devices = ['PWA', 'WEBCLIP', 'IPAD', 'MOBILE']
const largestBody = 2 * 1024 * 1024

type Violate = (what: string) => void
type Received = { body: JsonRecord } | { refusal: Answer }

const checkHeaders = (c: Context<Env>, path: string, spec: CallSpec, violate: Violate): void => {
  // The first status request comes before the merchant is known, and a manifest link sends no headers.
  if (!path.startsWith('/wps/system/')) {
    if (!c.req.header('merchant')) violate('header Merchant is missing')
    if (!c.req.header('language')) violate('header Language is missing')
  }
  if (/^\w+ /.test(c.req.header('authorization') ?? '')) violate('header Authorization is not a bare token')
  if (spec.device && !devices.includes(c.req.header('device') ?? '')) {
    violate(`header Device is ${c.req.header('device') ?? 'missing'}, not one of ${devices.join(', ')}`)
  }
  if (spec.moduleId && c.req.header('moduleid') !== spec.moduleId)
    violate(`header ModuleId is not ${spec.moduleId}`)
}

const readBody = async (
  c: Context<Env>,
  path: string,
  spec: CallSpec,
  violate: Violate,
): Promise<Received> => {
  if (Number(c.req.header('content-length') ?? 0) > largestBody) {
    return { refusal: fail('request.too.large', 'Too large', { status: 413 }) }
  }
  const source = await c.req.text()
  if (source.length > largestBody) return { refusal: fail('request.too.large', 'Too large', { status: 413 }) }
  const plain = source.trim() === '' ? {} : parseRecord(source)
  if (!plain) {
    violate('the body is not a JSON object')
    return { refusal: fail('request.invalid', 'The request is not JSON.', { status: 400 }) }
  }
  if (!spec.encrypted) return { body: plain }
  if (Object.keys(plain).length > 0) violate('an encrypted call carries plain fields in its body')
  const opened = await openEncrypted(c.req.raw.headers, path, c.get('place').world.keyIndex)
  if (opened.kind === 'opened') return { body: opened.body }
  if (opened.code !== 'rsa.key.expired') violate(opened.message)
  return { refusal: fail(opened.code, opened.message) }
}

const byTheName = async (call: Call): Promise<Answer> => {
  const value = call.path.startsWith('/wps/relay/') ? await fixture(call) : undefined
  return value === undefined
    ? fail('call.unknown', `There is no call ${call.path}`, { status: 404 })
    : okStable(value)
}

const carryOut = async (
  c: Context<Env>,
  options: WpsOptions,
  merchant: Merchant,
  path: string,
  violate: Violate,
) => {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
  const spec = calls[`${method} ${path}`] ?? { handle: byTheName }
  const { world, origin, entry }: RequestContext = c.get('place')
  const merchantState = world.merchantState(merchant.code)
  checkHeaders(c, path, spec, violate)
  const received = method === 'GET' ? { body: {} } : await readBody(c, path, spec, violate)
  if ('refusal' in received) return { spec, answer: received.refusal }
  const { body } = received
  if (entry) entry.body = method === 'GET' ? null : masked(body)
  const query = new URL(c.req.url).searchParams
  const request = method === 'GET' ? Object.fromEntries(query) : body
  const wrong = spec.takes && options.schemas.check(spec.takes, request)
  if (wrong) violate(`request: ${wrong}`)
  const session = touchSession(merchantState, world, c.req.header('authorization') ?? '')
  const members = session ? await membersOf(options.merchants, merchant, merchantState) : []
  const member = members.find((candidate) => String(candidate.id) === session?.memberId)
  if (spec.session && !member) return { spec, answer: notLoggedIn(c.req.raw.headers) }
  const name = callName(path)
  if (name !== 'system/status' && merchantState.values.has(name))
    return { spec, answer: okStable(withTimes(merchantState.values.get(name), world.now())) }
  const call: Call = {
    ...{
      merchants: options.merchants,
      merchant,
      world,
      merchantState,
      path,
      origin,
      query,
      headers: c.req.raw.headers,
    },
    ...{ body, session, member, ip: c.env.incoming.socket.remoteAddress ?? '', violation: violate },
  }
  return { spec, answer: await spec.handle(call) }
}

/** Answers a call under /wps for the merchant, and reports violations of the contract. */
export const answerCall = async (c: Context<Env>, options: WpsOptions): Promise<Response> => {
  const { merchant, entry } = c.get('place')
  const { path } = c.req
  if (!merchant) return send(c, fail('domain_not_available', 'This domain is not available.'), false)
  if (merchant.broken) return send(c, fail('backoffice.file.broken', merchant.broken, { status: 500 }), false)
  const found: string[] = []
  const violate = (what: string) => {
    found.push(what)
    entry?.violations.push(what)
    options.complain(`CONTRACT  ${merchant.code} ${c.req.method} ${path}: ${what}`)
  }
  try {
    const { spec, answer } = await carryOut(c, options, merchant, path, violate)
    const schema =
      answer.kind === 'ok'
        ? spec.answers
        : answer.code === 'login_verify_required' && 'second-factor-required'
    const wrong = schema && options.schemas.check(schema, answer.value)
    if (wrong) violate(`answer: ${wrong}`)
    if (entry && answer.kind === 'fail') entry.errorCode = answer.code
    return send(c, answer, spec.bare === true, found.join('; '))
  } catch (error) {
    if (!(error instanceof BrokenFile))
      options.complain(`ERROR  ${path}: ${error instanceof Error ? error.stack : error}`)
    const code = error instanceof BrokenFile ? 'backoffice.file.broken' : 'backoffice.error'
    return send(
      c,
      fail(code, error instanceof Error ? error.message : 'error', { status: 500 }),
      false,
      found.join('; '),
    )
  }
}
