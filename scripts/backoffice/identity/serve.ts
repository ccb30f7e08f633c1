import type { Context } from 'hono'
import { everyone, statusOf } from '../call.ts'
import { at, text } from '../json.ts'
import type { Merchants } from '../merchants.ts'
import { proxyTo } from '../proxy.ts'
import { type Env, hostName } from '../requestContext.ts'
import { identityState } from './accounts.ts'
import { IdentityProblem, identityCalls, readIdentityBody, vendorFailure } from './calls.ts'
import { framePage, handlerPage } from './pages.ts'
import { gapiScript, oneTapScript } from './vendorScripts.ts'

/** Paths of the identity service's stand-in, on each merchant's origin. */
export const identityPaths = [
  '/identitytoolkit.googleapis.com/*',
  '/securetoken.googleapis.com/*',
  '/emulator/*',
] as const

const SCRIPTS: Readonly<Record<string, string>> = {
  '/emulator/js/api.js': gapiScript,
  '/emulator/gsi/client': oneTapScript,
}

const sent = (type: string, body: string) =>
  new Response(body, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  })

/** An error in the vendor's format. */
const refused = (message: string, code = 400) =>
  Response.json(
    { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } },
    { status: code },
  )

/**
 * The stand-in for Firebase Authentication: the calls of `identitytoolkit.googleapis.com` that its library makes, its
 * sign-in page and frame, and two scripts of Google's. `IDENTITY_ORIGIN` puts the official emulator in its place.
 */
export const serveIdentity = async (
  c: Context<Env>,
  merchants: Merchants,
  elsewhere = process.env.IDENTITY_ORIGIN,
): Promise<Response> => {
  const script = SCRIPTS[c.req.path]
  if (script) return sent('text/javascript', script)
  if (elsewhere) return proxyTo(c, elsewhere)
  const { merchant, world } = c.get('place')
  if (!merchant) return refused('PROJECT_NOT_FOUND', 404)
  const merchantState = world.merchantState(merchant.code)
  const whose = { merchants, merchant, merchantState, world }
  const state = identityState(merchantState, await everyone(whose))
  if (c.req.path === '/emulator/auth/iframe') return sent('text/html', framePage())
  if (c.req.path === '/emulator/auth/handler') {
    const providerId = c.req.query('providerId') ?? ''
    const known = state.accounts.flatMap(({ providers }) =>
      providers.filter((one) => one.providerId === providerId),
    )
    return sent('text/html', handlerPage(providerId, known))
  }
  const call = identityCalls[`${c.req.method} ${c.req.path.replace(/\/projects\/[^/]+\//, '/projects/*/')}`]
  if (!call) return refused('NOT_FOUND', 404)
  const failure = vendorFailure(world, c.req.path)
  if (failure) return refused(failure)
  const project = text(at(await statusOf(whose), 'info', 'sms', 'projectId')) || 'demo'
  const body = c.req.method === 'GET' ? {} : readIdentityBody(await c.req.text())
  try {
    const domains = ['localhost', hostName(c.req.header('host'))]
    return Response.json(call({ state, world, project, domains, body }))
  } catch (error) {
    if (error instanceof IdentityProblem) return refused(error.message)
    throw error
  }
}
