import type { Geetest } from '../../../site/geetest.ts'

const web = (hosts: readonly string[]) => hosts.map((host) => `https://${host}`)

/** The vendor's own servers, used if the back office configures none. */
const API_V3 = web(['api.geetest.com', 'api.geevisit.com', 'api-na.geetest.com'])
const API_V4 = web(['gcaptcha4.geetest.com', 'gcaptcha4.geevisit.com', 'gcaptcha4.gsensebot.com'])
const STATIC = web(['static.geetest.com', 'static.geevisit.com', 'dn-staticdown.qbox.me'])

/** At most three servers of a kind are tried (docs/conformance.md § 1.9). */
const MOST = 3

type Servers = Pick<Geetest, 'apiServers' | 'staticServers'>

const those = (configured: readonly string[], own: readonly string[]) =>
  (configured.length > 0 ? configured : own).slice(0, MOST)

export const apiServers = ({ apiServers }: Servers, version: 'v3' | 'v4'): readonly string[] =>
  those(apiServers, version === 'v3' ? API_V3 : API_V4)

export const staticServers = ({ staticServers }: Servers): readonly string[] => those(staticServers, STATIC)

/**
 * Addresses of v3's script in the order of attempts: first the static servers, because it is a static file, then the API servers.
 * If the back office configures only one kind, only that kind is tried.
 */
export function scripts3(servers: Servers): readonly string[] {
  const isNamed = servers.apiServers.length + servers.staticServers.length > 0
  const [files, apis] = isNamed
    ? [servers.staticServers.slice(0, MOST), servers.apiServers.slice(0, MOST)]
    : [staticServers(servers), apiServers(servers, 'v3')]
  return [...new Set([...files, ...apis])].map((server) => `${server}/gt.js`)
}

/** Addresses of v4's script. */
export const scripts4 = (servers: Servers): readonly string[] =>
  staticServers(servers).map((server) => `${server}/v4/gt4.js`)

/** The vendor takes scheme and host separately: `['http://', 'localhost:4600']`. */
export function apart(server: string): readonly [protocol: string, host: string] {
  const at = server.indexOf('://') + 3
  return [server.slice(0, at), server.slice(at)]
}

/** Hosts of the servers with this protocol; the vendor takes one protocol for all of them. */
export const hostsOf = (servers: readonly string[], protocol: string): string[] =>
  servers.filter((server) => server.startsWith(protocol)).map((server) => apart(server)[1])
