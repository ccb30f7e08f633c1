import { linkTarget, picturesOf } from '../../../../src/features/shared/links.ts'
import { readableHtml } from '../../../../src/features/shared/readableHtml.ts'
import { type Rich, richOf, type SentNode } from '../../../../src/features/shared/rich.ts'
import { at, text } from '../../../backoffice/json.ts'
import { defineCheck, type FoundBy } from '../check.ts'
import type { Known } from '../known.ts'
import { ANNOUNCEMENTS, listAt, PROMOTIONS } from '../offers.ts'
import type { Opened } from '../open.ts'
import { LINK_CODES, type LinkCode, lostOn, wayFinder } from '../reach.ts'

type Code = LinkCode | 'html.lost'

interface Html {
  readonly file: string
  readonly pointer: string
  readonly title: string
  readonly html: string
}

/** Announcements and promotions with HTML that the app removes, and their links. */
export const richText = defineCheck<Code>({
  looksFor: 'announcements and promotions whose HTML loses something, or whose links lead nowhere',
  codes: { ...LINK_CODES, 'html.lost': 'warning' },
  run: (merchant, known) => {
    const wayOf = wayFinder(merchant)
    return [...announcements(merchant), ...promotions(merchant)].flatMap(({ file, pointer, title, html }) => {
      const { lost, links } = readHtml(html, merchant.base, known)
      const lostLinks = links.flatMap((address): FoundBy<Code>[] => {
        const found = lostOn(wayOf(address), `a link in "${title}"`, address)
        return found && found.code !== 'link.refused' ? [{ ...found, file, pointer }] : []
      })
      if (lost.length === 0) return lostLinks
      const means = `Players do not get all of "${title}": ${lost.join(', ')} is taken out before it is shown.`
      const mend =
        'Use the tags of src/features/shared/rich.ts without attributes, https links, and pictures.'
      return [{ code: 'html.lost' as const, file, pointer, means, mend }, ...lostLinks]
    })
  },
})

function announcements({ value }: Opened): Html[] {
  return listAt(value(ANNOUNCEMENTS), 'announcements').map((one, index) => ({
    file: ANNOUNCEMENTS,
    pointer: `/announcements/${index}/content`,
    title: text(at(one, 'title')),
    html: text(at(one, 'content')),
  }))
}

function promotions({ value }: Opened): Html[] {
  return listAt(value(PROMOTIONS), 'categories').flatMap((category, index) =>
    listAt(category, 'promotions').map((one, number) => ({
      file: PROMOTIONS,
      pointer: `/categories/${index}/promotions/${number}/content`,
      title: text(at(one, 'title')),
      html: text(at(one, 'content')),
    })),
  )
}

/** The parts of HTML that the app removes, and the remaining links. Plain text is not parsed. */
function readHtml(
  html: string,
  base: string,
  { parseHtml }: Known,
): { lost: readonly string[]; links: readonly string[] } {
  const read = readableHtml(html)
  const lost = read.length < html.length ? [`everything after ${read.length} characters`] : []
  if (!read.includes('<')) return { lost, links: [] }
  const root = parseHtml(read)
  const kept = countKept(
    richOf(root, {
      link: (address) => (linkTarget(address, base) ? address : undefined),
      picture: (address) => (picturesOf(address, base).length > 0 ? address : undefined),
    }),
  )
  for (const [what, times] of countSent(root)) {
    const missing = times - (kept.get(what) ?? 0)
    if (missing > 0) lost.push(missing > 1 ? `${what} (${missing} times)` : what)
  }
  return {
    lost,
    links: [...kept.keys()].flatMap((what) => (what.startsWith('<a href="') ? [what.slice(9, -2)] : [])),
  }
}

type Counts = Map<string, number>
const count = (counts: Counts, what: string): void => void counts.set(what, (counts.get(what) ?? 0) + 1)

/** Tags that a parser adds, and tags without meaning of their own. */
const FRAME = new Set(['html', 'head', 'body', 'span', 'div', 'section', 'tbody'])
/** Equivalent spellings. */
const SAME: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h4: 'h3',
  h5: 'h3',
  h6: 'h3',
}
/** Attributes that links and pictures need, and attributes without a visible effect. */
const IDLE = new Set(['href', 'src', 'alt', 'target', 'rel', 'title', 'id', 'loading', 'width', 'height'])

function countSent(root: SentNode): Counts {
  const counts: Counts = new Map()
  const walk = (node: SentNode): void => {
    for (const child of node.childNodes) {
      if (child.nodeType !== 1) continue
      const name = child.nodeName.toLowerCase()
      const tag = SAME[name] ?? name
      if (tag === 'a') count(counts, `<a href="${child.getAttribute?.('href') ?? ''}">`)
      else if (tag === 'img') count(counts, `<img src="${child.getAttribute?.('src') ?? ''}">`)
      else if (!FRAME.has(tag) && (tag !== 'p' || child.textContent?.trim())) count(counts, `<${tag}>`)
      for (const attribute of attributesOf(child)) if (!IDLE.has(attribute)) count(counts, `${attribute}=`)
      walk(child)
    }
  }
  walk(root)
  return counts
}

const attributesOf = (node: SentNode & { readonly getAttributeNames?: () => string[] }): string[] =>
  node.getAttributeNames?.() ?? []

function countKept(parts: readonly Rich[], counts: Counts = new Map()): Counts {
  for (const part of parts) {
    if (typeof part === 'string') continue
    if (part.tag === 'a') count(counts, `<a href="${part.href}">`)
    else if (part.tag === 'img') count(counts, `<img src="${part.src}">`)
    else count(counts, `<${part.tag}>`)
    if ('children' in part) countKept(part.children, counts)
  }
  return counts
}
