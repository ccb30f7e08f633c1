import { guardUrl } from '../../../ui/url/guard.ts'

/** At most this many endpoints are tested at once (docs/conformance.md § 2.9). */
export const MOST_ENDPOINTS = 10

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
/** As for tokens: a name that is not plain ASCII is refused; domain lists contain such names as punycode. */
const PLAIN = /^[\x21-\x7e]+$/

/**
 * The endpoint of a domain name: `host`, `host:port` or an origin. undefined if it is not a domain, and for http if the site
 * itself uses https. A name without a scheme gets the scheme of the site.
 *
 * @param origin the origin of the site
 */
export function endpointOf(name: string, origin: string): string | undefined {
  const text = name.trim()
  if (!PLAIN.test(text)) return undefined
  const secure = !origin.startsWith('http:')
  const address = HAS_SCHEME.test(text) ? text : `${secure ? 'https' : 'http'}://${text}`
  const url = guardUrl(address, { base: origin, allow: 'link' })
  if (!url || (secure && url.protocol !== 'https:')) return undefined
  return url.origin
}

/** The endpoints of a list of domains without duplicates, and the indexes of the invalid names. */
export function readEndpoints(
  names: readonly string[],
  origin: string,
): { readonly endpoints: readonly string[]; readonly refused: readonly number[] } {
  const endpoints = new Set<string>()
  const refused: number[] = []
  names.forEach((name, index) => {
    const endpoint = endpointOf(name, origin)
    if (endpoint) endpoints.add(endpoint)
    else refused.push(index)
  })
  return { endpoints: [...endpoints], refused }
}

/**
 * Up to {@link MOST_ENDPOINTS} random endpoints, so that not all players test the same ones (docs/conformance.md § 2.7).
 *
 * @param random from 0 to 1, 1 excluded
 */
export function chooseEndpoints(endpoints: readonly string[], random: () => number): readonly string[] {
  const left = [...endpoints]
  const chosen: string[] = []
  while (left.length > 0 && chosen.length < MOST_ENDPOINTS) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return chosen
}
