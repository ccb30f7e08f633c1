import { withoutTrailing } from '../ui/url/ends.ts'
import { guardUrl } from '../ui/url/guard.ts'
import type { Info, ReportItem } from './readInfo.ts'

/** Where the Geetest captcha comes from (contract, section 5). */
export interface Geetest {
  /** '' where none was sent; v4 cannot do without. */
  readonly id: string
  readonly version: 'v3' | 'v4'
  /** Without a slash at their end, in the order in which they are tried; empty: the vendor's own. */
  readonly apiServers: readonly string[]
  readonly staticServers: readonly string[]
}

const SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i

/** `host` means https. A server that is no web address is left out. */
function readServers(
  sent: readonly string[],
  pointer: string,
  base: string,
  report: ReportItem,
): readonly string[] {
  return sent.flatMap((server, index) => {
    const text = server.trim()
    const url = guardUrl(SCHEME.test(text) ? text : `https://${text}`, { base, allow: 'link' })
    if (!url || url.search || url.hash) {
      report('url.refused', sent, [pointer, index], server)
      return []
    }
    return [withoutTrailing(url.href, '/')]
  })
}

/** The gateway's values for Geetest; the version is v3 unless it says v4 (part 2, section 9). */
export function readGeetest(gateway: Info['gw'], base: string, report: ReportItem): Geetest {
  const servers = (name: 'GEETEST_API_SERVERS' | 'GEETEST_STATIC_SERVERS') =>
    readServers(gateway?.[name] ?? [], `/info/gw/${name}`, base, report)
  return {
    id: gateway?.GEETEST_ID?.trim() ?? '',
    version: /^v?4$/i.test(gateway?.GEETEST_VERSION?.trim() ?? '') ? 'v4' : 'v3',
    apiServers: servers('GEETEST_API_SERVERS'),
    staticServers: servers('GEETEST_STATIC_SERVERS'),
  }
}
