import { upTo } from '../../../ui/url/ends.ts'

/** Domain modes (docs/conformance.md § 2.4). */
export const EXCLUDES = 2
export const INCLUDES = 3

/** `https://www.Play.example:443/m` and `play.example.` are listed as people type them. */
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

/** Whether a host is one of the listed domains: the very name, with or without `www.`; a sub-domain is another one. */
export function isListed(host: string, domains: readonly string[]): boolean {
  const bare = (name: string) => clean(name).replace(/^www\./, '')
  return domains.some((domain) => bare(domain) !== '' && bare(domain) === bare(host))
}

/** Why the domain rule keeps the prompt away; undefined: it does not. An unknown mode is no rule. */
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
