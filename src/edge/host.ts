/** The form of a valid Host header: letters, digits, hyphens and dots, or an IPv6 address. */
const NAME = /^[a-z0-9][a-z0-9.-]{0,252}$/
const LITERAL = /^\[[0-9a-f:.]{2,45}\]$/
const PORT = /:\d{1,5}$/

const isHost = (host: string): boolean => {
  const name = host.replace(PORT, '')
  return LITERAL.test(name) || (NAME.test(name) && !name.endsWith('-') && !name.endsWith('.'))
}

/** The site that a request asks for, by its headers. */
export interface VisitorPlace {
  /** With the port, in lower case. */
  readonly host: string
  readonly hostname: string
  readonly origin: string
}

/** Reads the host and scheme of a request; undefined where the host is invalid. */
export function placeOf(request: Request, url: URL, trustsProxy = false): VisitorPlace | undefined {
  const host = (request.headers.get('host') ?? url.host).toLowerCase()
  if (!isHost(host)) return undefined
  const said = trustsProxy ? request.headers.get('x-forwarded-proto') : null
  const scheme = said === 'https' || said === 'http' ? said : url.protocol === 'https:' ? 'https' : 'http'
  return { host, hostname: host.replace(PORT, ''), origin: `${scheme}://${host}` }
}
