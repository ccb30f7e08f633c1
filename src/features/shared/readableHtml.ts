/** Maximum length of HTML that is read, characters. */
export const MOST_HTML = 100_000
/** Maximum number of elements that are read. */
export const MOST_TAGS = 4000
/** Maximum number of open elements. */
export const MOST_OPEN = 200

/** Where an element begins or ends, or seems to. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** Elements without an end tag, or whose end tag is often omitted. */
const ENDLESS: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['p', 'li', 'dt', 'dd', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'option'],
])

/**
 * Cuts HTML to what a browser parses quickly. Parsing time grows with the square of the nesting depth (100 kB of open
 * tags block a page for ten seconds), and a sanitiser runs only after the parser. The simple count may cut off more
 * than necessary.
 */
export function readableHtml(html: string): string {
  const text = html.slice(0, MOST_HTML)
  const open = new Map<string, number>()
  let tags = 0
  let depth = 0
  for (const { 1: slash, 2: written = '', index } of text.matchAll(TAG)) {
    const name = written.toLowerCase()
    const before = open.get(name) ?? 0
    if (slash) {
      if (before === 0) continue
      open.set(name, before - 1)
      depth -= 1
      continue
    }
    tags += 1
    if (!ENDLESS.has(name)) {
      open.set(name, before + 1)
      depth += 1
    }
    if (tags > MOST_TAGS || depth > MOST_OPEN) return text.slice(0, index)
  }
  return text
}
