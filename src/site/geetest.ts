import { withoutTrailing } from '../ui/url/ends.ts'
import { guardUrl, mayCarryToken } from '../ui/url/guard.ts'
import type { Info, ReportItem } from './readInfo.ts'

/** The configuration of the Geetest captcha (docs/contract.md). */
export interface Geetest {
  /** '' if none was sent; v4 requires it. */
  readonly id: string
  readonly version: 'v3' | 'v4'
  /** Without a trailing slash, in the order of attempts; empty: the vendor's own. */
  readonly apiServers: readonly string[]
  readonly staticServers: readonly string[]
}

/**
 * The vendor's own domains. The script runs in the page where a player signs in, so no other third party may deliver it.
 */
export const GEETEST_DOMAINS = ['geetest.com', 'geevisit.com', 'gsensebot.com', 'dn-staticdown.qbox.me']

const LOOPBACK = /^(?:localhost|[a-z0-9.-]{1,200}\.localhost|127\.[\d.]{5,11}|\[::1\])$/

/** The scope of allowed servers: the vendor's domains, the site's own origin and its trusted hosts. */
export interface GeetestScope {
  readonly base: string
  readonly trustedHosts: readonly string[]
}

/** On this machine, where test servers run, any server is allowed. */
function mayServe(url: URL, { base, trustedHosts }: GeetestScope): boolean {
  const page = guardUrl(base, { base, allow: 'link' })
  if (!page) return false
  if (LOOPBACK.test(page.hostname)) return true
  const isVendors = GEETEST_DOMAINS.some(
    (domain) => url.hostname === domain || url.hostname.endsWith(`.${domain}`),
  )
  return isVendors || mayCarryToken(url, { origin: page.origin, domains: [], trustedHosts })
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

/** `host` means https. A server that is not a web address, or is out of scope, is left out. */
function readServers(
  sent: readonly string[],
  pointer: string,
  scope: GeetestScope,
  report: ReportItem,
): readonly string[] {
  return sent.flatMap((server, index) => {
    const text = server.trim()
    const url = guardUrl(SCHEME.test(text) ? text : `https://${text}`, {
      base: scope.base,
      allow: 'link',
    })
    if (!url || url.search || url.hash || !mayServe(url, scope)) {
      report('url.refused', sent, [pointer, index], server)
      return []
    }
    return [withoutTrailing(url.href, '/')]
  })
}

/** The gateway's values for Geetest; the version is v3 unless v4 is sent (docs/conformance.md § 2.9). */
export function readGeetest(gateway: Info['gw'], scope: GeetestScope, report: ReportItem): Geetest {
  const servers = (name: 'GEETEST_API_SERVERS' | 'GEETEST_STATIC_SERVERS') =>
    readServers(gateway?.[name] ?? [], `/info/gw/${name}`, scope, report)
  return {
    id: gateway?.GEETEST_ID?.trim() ?? '',
    version: /^v?4$/i.test(gateway?.GEETEST_VERSION?.trim() ?? '') ? 'v4' : 'v3',
    apiServers: servers('GEETEST_API_SERVERS'),
    staticServers: servers('GEETEST_STATIC_SERVERS'),
  }
}
