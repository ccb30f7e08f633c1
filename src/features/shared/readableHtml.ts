/** How much of a content is looked at, characters: it may be a megabyte long. */
export const MOST_HTML = 100_000
/** As many elements as are looked at. */
export const MOST_TAGS = 4000
/** As many as may stand open at once. */
export const MOST_OPEN = 200

/** Where an element begins or ends, or seems to. */
const TAG = /<(\/?)([a-z][^\s/>]*)/gi
/** They have no end, or one that nobody writes. */
const ENDLESS: ReadonlySet<string> = new Set([
  ...['area', 'base', 'br', 'col', 'embed', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr'],
  ...['p', 'li', 'dt', 'dd', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'option'],
])

/**
 * As much of a back office's HTML as a browser reads in a moment. What elements within elements cost its parser grows with the
 * square of their depth (a hundred kilobytes of open tags hold a page for ten seconds), and no sanitiser comes before the parser.
 * The count is a plain one, on the safe side: what a browser would take for less than this may be cut off, too.
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
