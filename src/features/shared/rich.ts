/** The parts of a DOM node that are read. */
export interface SentNode {
  readonly nodeType: number
  readonly nodeName: string
  readonly textContent: string | null
  readonly childNodes: Iterable<SentNode>
  readonly getAttribute?: (name: string) => string | null
}

/** Sanitised HTML as data: texts and their formatting. */
export type Rich =
  | string
  | { readonly tag: RichTag; readonly children: readonly Rich[] }
  | { readonly tag: 'a'; readonly href: string; readonly children: readonly Rich[] }
  | { readonly tag: 'img'; readonly src: string; readonly alt: string }
  | { readonly tag: 'br' }

export type RichTag =
  | 'p'
  | 'h3'
  | 'ul'
  | 'ol'
  | 'li'
  | 'strong'
  | 'em'
  | 'table'
  | 'thead'
  | 'tbody'
  | 'tr'
  | 'th'
  | 'td'
  | 'blockquote'

/** Tags that stay, by how they are written; headings stand below the screen's own. */
const KEPT: Readonly<Record<string, RichTag>> = {
  P: 'p',
  DIV: 'p',
  H1: 'h3',
  H2: 'h3',
  H3: 'h3',
  H4: 'h3',
  H5: 'h3',
  H6: 'h3',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  B: 'strong',
  EM: 'em',
  I: 'em',
  TABLE: 'table',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
  TH: 'th',
  TD: 'td',
  BLOCKQUOTE: 'blockquote',
}
/** Tags that are removed with their content. */
const SILENT: ReadonlySet<string> = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'NOSCRIPT',
  'IFRAME',
  'OBJECT',
  'EMBED',
  'SVG',
  'MATH',
  'FORM',
  'INPUT',
  'BUTTON',
  'SELECT',
  'TEXTAREA',
  'AUDIO',
  'VIDEO',
  'HEAD',
  'TITLE',
  'LINK',
  'META',
])
const written = (names: Iterable<string>): string[] => [...names].map((name) => name.toLowerCase())
/** The same lists for whoever sanitises what is read here: the tags that stay, the attributes that are read, and what goes with all that is in it. */
export const RICH_TAGS: readonly string[] = written([...Object.keys(KEPT), 'A', 'IMG', 'BR'])
export const RICH_ATTRIBUTES: readonly string[] = ['href', 'src', 'alt']
export const SILENT_TAGS: readonly string[] = written(SILENT)

const BLOCKS: ReadonlySet<RichTag> = new Set(['p', 'h3', 'ul', 'ol', 'table', 'blockquote'])
const ELEMENT = 1
const TEXT = 3
/** Maximum depth; deeper elements are reduced to their text. */
export const DEEPEST = 24
/** Maximum number of nodes; further ones are left out. */
export const MOST_NODES = 4000

/** The guards for URLs in the content; undefined: refused. */
export interface RichLinks {
  readonly link: (text: string) => string | undefined
  readonly picture: (text: string) => string | undefined
}

/**
 * Converts HTML to safe data: a few tags without attributes, links and pictures that pass their guards, and the text of
 * everything else. Nothing is ever inserted into the page as HTML.
 */
export function richOf(root: SentNode, links: RichLinks): readonly Rich[] {
  let left = MOST_NODES
  const children = (node: SentNode, depth: number): Rich[] => {
    const kept: Rich[] = []
    for (const child of node.childNodes) {
      if (left-- <= 0) break
      kept.push(...one(child, depth))
    }
    return kept
  }
  const one = (node: SentNode, depth: number): readonly Rich[] => {
    if (node.nodeType === TEXT) return node.textContent ? [node.textContent.replace(/\s+/g, ' ')] : []
    const name = node.nodeName.toUpperCase()
    if (node.nodeType !== ELEMENT || SILENT.has(name)) return []
    if (depth >= DEEPEST) return node.textContent ? [node.textContent] : []
    if (name === 'BR') return [{ tag: 'br' }]
    if (name === 'IMG') {
      const src = links.picture(node.getAttribute?.('src') ?? '')
      return src ? [{ tag: 'img', src, alt: node.getAttribute?.('alt')?.trim() ?? '' }] : []
    }
    const inside = children(node, depth + 1)
    if (name === 'A') {
      const href = links.link(node.getAttribute?.('href') ?? '')
      return href && inside.length > 0 ? [{ tag: 'a', href, children: inside }] : inside
    }
    const tag = Object.hasOwn(KEPT, name) ? KEPT[name] : undefined
    if (tag === undefined || inside.every((part) => part === ' ')) return inside
    // A paragraph must not contain blocks: such a paragraph is replaced by its content.
    return tag === 'p' && inside.some(isBlock) ? inside : [{ tag, children: inside }]
  }
  return children(root, 0)
}

const isBlock = (part: Rich): boolean =>
  typeof part !== 'string' &&
  part.tag !== 'a' &&
  part.tag !== 'img' &&
  part.tag !== 'br' &&
  BLOCKS.has(part.tag)
