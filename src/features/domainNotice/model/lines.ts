import { guardUrl } from '../../../ui/url/guard.ts'

/** No more lines than this are tested at once (part 2, section 9). */
export const MOST_LINES = 10

const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i
/** As for tokens: a name that is not plain ASCII matches nothing; domain lists carry such names as punycode. */
const PLAIN = /^[\x21-\x7e]+$/

/**
 * The line that a domain's name stands for: `host`, `host:port` or an origin. Undefined for what is no domain, and for
 * http where the site itself is on https. A name without a scheme is met as the site is.
 *
 * @param origin the site's own
 */
export function lineOf(name: string, origin: string): string | undefined {
  const text = name.trim()
  if (!PLAIN.test(text)) return undefined
  const secure = !origin.startsWith('http:')
  const address = HAS_SCHEME.test(text) ? text : `${secure ? 'https' : 'http'}://${text}`
  const url = guardUrl(address, { base: origin, allow: 'link' })
  if (!url || (secure && url.protocol !== 'https:')) return undefined
  return url.origin
}

/** The lines behind a list of domains, each once, and the places of the names that are none. */
export function readLines(
  names: readonly string[],
  origin: string,
): { readonly lines: readonly string[]; readonly refused: readonly number[] } {
  const lines = new Set<string>()
  const refused: number[] = []
  names.forEach((name, index) => {
    const line = lineOf(name, origin)
    if (line) lines.add(line)
    else refused.push(index)
  })
  return { lines: [...lines], refused }
}

/**
 * Up to {@link MOST_LINES} lines at random, so that not everybody tests the same ones (part 2, section 7).
 *
 * @param random from 0 to 1, 1 excluded
 */
export function chooseLines(lines: readonly string[], random: () => number): readonly string[] {
  const left = [...lines]
  const chosen: string[] = []
  while (left.length > 0 && chosen.length < MOST_LINES) {
    chosen.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return chosen
}
