import { upTo } from '../../../ui/url/ends.ts'

/** Domain modes (docs/conformance.md § 2.4). */
export const EXCLUDES = 2
export const INCLUDES = 3

/** Normalises names as operators type them: `https://www.Play.example:443/m`, `play.example.`. */
const clean = (text: string): string =>
  upTo(
    text
      .trim()
      .toLowerCase()
      .replace(/^[a-z][a-z0-9+.-]*:\/\//, ''),
    '/?#',
  )
    .replace(/:\d*$/, '')
    .replace(/\.$/, '')

/** Whether a host is one of the listed domains: the same name, with or without `www.`; a sub-domain does not match. */
export function isListed(host: string, domains: readonly string[]): boolean {
  const bare = (name: string) => clean(name).replace(/^www\./, '')
  return domains.some((domain) => bare(domain) !== '' && bare(domain) === bare(host))
}

/** Why the domain rule prevents the prompt; undefined: it does not. An unknown mode is ignored. */
export function refusedDomain(
  mode: number | undefined,
  domains: readonly string[],
  host: string,
): string | undefined {
  const listed = isListed(host, domains)
  if (mode === EXCLUDES && listed) return `the domain ${host} is one that domains_switch 2 excludes`
  if (mode === INCLUDES && !listed)
    return `domains_switch 3 includes listed domains only, and ${host} is not listed`
  return undefined
}
