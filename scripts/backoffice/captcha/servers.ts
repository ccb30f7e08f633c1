import type { Context } from 'hono'
import { at, isRecord } from '../json.ts'
import type { Merchant, Merchants } from '../merchants.ts'
import { type Env, hostName } from '../requestContext.ts'
import type { MerchantState, World, Worlds } from '../world.ts'

/**
 * The captcha vendor's servers, three for its API and three for its files. Each has its own host name, so that each can fail
 * separately: `http://static-1.<merchant>[.<world>].localhost:<port>`.
 */
export type CaptchaPlace = { server: string; merchant: Merchant; world: World; merchantState: MerchantState }

const ours = /^((?:api|static)-[1-3])\.([a-z0-9-]+)(?:\.([a-z0-9-]+))?\.localhost$/

/** The server that a request addresses: by its host, else by the merchant of the request. */
export const findCaptchaPlace = (
  c: Context<Env>,
  merchants: Merchants,
  worlds: Worlds,
): CaptchaPlace | undefined => {
  const [, server, code, worldName] = hostName(c.req.header('host')).match(ours) ?? []
  const place = c.get('place')
  const merchant = server ? merchants.byCode(code ?? '') : place.merchant
  const world = server ? worlds.get(worldName) : place.world
  return (
    merchant && {
      server: server ?? 'any',
      merchant,
      world,
      merchantState: world.merchantState(merchant.code),
    }
  )
}

/** The host names of the vendor's servers in fixtures. They do not exist; each is replaced by one of ours. */
const fixtureHost = /^((?:api|static)-[1-3])\.captcha\.example$/

type Visited = {
  readonly merchant: Pick<Merchant, 'code'>
  readonly world: Pick<World, 'name'>
  readonly origin: string
}

const rewritten = new WeakMap<object, Map<string, unknown>>()

/** A status with the captcha servers of this merchant in this world, as the same object each time. */
export const withCaptchaServers = (status: unknown, visited: Visited): unknown => {
  if (!isRecord(status)) return status
  const gateway = at(status, 'info', 'gw')
  if (!isRecord(gateway) || !isRecord(status.info)) return status
  const world = visited.world.name === 'default' ? '' : `.${visited.world.name}`
  const port = visited.origin.match(/:\d+$/)?.[0] ?? ''
  const under = `${visited.merchant.code}${world}.localhost${port}`
  const known = rewritten.get(status) ?? new Map<string, unknown>()
  rewritten.set(status, known)
  const servers = (name: string) => {
    const list = gateway[name]
    if (!Array.isArray(list)) return {}
    const address = (host: unknown) =>
      typeof host === 'string' ? host.replace(fixtureHost, `http://$1.${under}`) : host
    return { [name]: list.map(address) }
  }
  const value = known.get(under) ?? {
    ...status,
    info: {
      ...status.info,
      gw: { ...gateway, ...servers('GEETEST_API_SERVERS'), ...servers('GEETEST_STATIC_SERVERS') },
    },
  }
  if (known.size < 100) known.set(under, value)
  return value
}
