/** Letters, digits, hyphens and dots with a port, or an IPv6 address: what the Host header of an honest request holds. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/

/** Where a visitor is, from a request's own words. */
export interface VisitorPlace {
  /** With the port, in small letters. */
  readonly host: string
  readonly hostname: string
  readonly origin: string
}

/** The place that a request asks for; undefined where its host is none. */
export function placeOf(request: Request, url: URL, trustsProxy = false): VisitorPlace | undefined {
  const host = (request.headers.get('host') ?? url.host).toLowerCase()
  if (!HOST.test(host)) return undefined
  const said = trustsProxy ? request.headers.get('x-forwarded-proto') : null
  const scheme = said === 'https' || said === 'http' ? said : url.protocol === 'https:' ? 'https' : 'http'
  return { host, hostname: host.replace(/:\d+$/, ''), origin: `${scheme}://${host}` }
}
