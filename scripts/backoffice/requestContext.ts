import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { LoggedCall } from './callLog.ts'
import type { Merchant, Merchants } from './merchants.ts'
import type { World, Worlds } from './world.ts'

/** The merchant and the world of a request. */
export type RequestContext = {
  world: World
  merchant: Merchant | undefined
  /** Scheme, host and port in the visitor's browser. */
  origin: string
  /** The log entry, for logged calls. */
  entry?: LoggedCall
  /** True if a fault needs the uncompressed response. */
  uncompressed: boolean
}

export type Env = { Bindings: HttpBindings; Variables: { place: RequestContext } }

/** Cookie and header that select a world, and the cookie that stores the merchant on plain localhost. */
export const worldHeader = 'x-backoffice-world'
export const merchantCookie = 'backoffice-merchant'

/** A Host header without port and trailing dot, in lower case. */
export const hostName = (host: string | undefined): string =>
  (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')

const isAddress = (host: string): boolean => /^\d{1,3}(\.\d{1,3}){3}$/.test(host) || host.startsWith('[')

/**
 * The workbench's host name. Its phones belong to the same site, so that their storage works where browsers block that of
 * third parties.
 */
export const benchHost = 'workbench.localhost'
const benchLabel = 'workbench'

/** `aurora.localhost` → aurora; `aurora.w3.localhost` → aurora in world w3; so is `aurora.w3.workbench.localhost`, a phone. */
const labels = (host: string): { code?: string; world?: string } => {
  if (!host.endsWith('.localhost')) return {}
  const [code, world, ...more] = host.slice(0, -'.localhost'.length).split('.')
  const isPhone = more.length === 1 && more[0] === benchLabel
  if (!code || (more.length > 0 && !isPhone)) return {}
  return world ? { code, world } : { code }
}

/** Finds the merchant and the world of a request: by its host, or on plain localhost by its parameters and cookies. */
export const findRequestContext = (c: Context<Env>, merchants: Merchants, worlds: Worlds): RequestContext => {
  const host = hostName(c.req.header('host'))
  const { code, world } = labels(host)
  const plain = host === 'localhost' || isAddress(host)
  const said = plain
    ? (c.req.query('merchant') ??
      getCookie(c, merchantCookie) ??
      c.req.header('merchant') ??
      c.req.query('merchantCode'))
    : code
  const scheme = c.req.header('x-forwarded-proto') === 'https' ? 'https' : 'http'
  const chosen = worlds.get(c.req.header(worldHeader) ?? world ?? getCookie(c, worldHeader))
  const merchant = merchants.byDomain(host) ?? (said ? merchants.byCode(said) : undefined)
  return {
    world: chosen,
    merchant: merchant && chosen.shown(merchant),
    origin: `${scheme}://${c.req.header('host') ?? 'localhost'}`,
    uncompressed: false,
  }
}
