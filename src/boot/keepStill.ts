import type { SafeStorage } from '../session/storage.ts'
import type { Site } from '../site/site.ts'
import { isUnsettled, type Still } from './still.ts'
import { stillPicture } from './stillPicture.ts'
import { LANGUAGE_KEY, STILL_KEY } from './storedKeys.ts'

/** A home that has not settled is looked at again after this, ms. */
const TRY_EVERY_MS = 250
const MOST_TRIES = 40
/** A still that takes longer to read than it saves is not kept, characters. */
const LONGEST = 300_000

/** What a still leaves out: what runs, what asks, and what lies over the screen. */
const LEFT_OUT = 'script, iframe, object, embed, video, canvas, template, link, [aria-modal], [role="status"]'

interface Env {
  readonly page: Window
  readonly local: Pick<SafeStorage, 'getItem' | 'setItem' | 'removeItem'>
  /** The running site, and whether nobody is logged in. */
  readonly now: () => { readonly site: Site | undefined; readonly isGuest: boolean }
}

/** Keeps what home looks like once it has settled, and again when the page is left, for the next visit's first moment. */
export function keepStill({ page, local, now }: Env): void {
  const { document } = page
  let tries = 0
  const take = (): boolean => {
    const { site, isGuest } = now()
    const root = document.getElementById('root')
    const home = document.querySelector('[data-screen="home"]')
    if (!root || !home || !site || !isGuest || page.scrollY > 0) return false
    if (document.querySelector('[aria-modal="true"]') || isUnsettled(home, page.innerHeight)) return false
    const { dir } = document.documentElement
    const picture = pictureOf(root, page, dir)
    const { layout = '', merchant = '' } = document.documentElement.dataset
    const still: Still = {
      path: page.location.pathname,
      merchant,
      layout,
      language: local.getItem(LANGUAGE_KEY),
      width: page.innerWidth,
      dir,
      css: stylesOf(document, picture),
      html: picture.outerHTML,
    }
    const text = JSON.stringify(still)
    if (text.length > LONGEST) {
      // The one that is stored is older than what stands here.
      local.removeItem(STILL_KEY)
      return false
    }
    local.setItem(STILL_KEY, text)
    return true
  }
  const attempt = () => {
    tries += 1
    if (!take() && tries < MOST_TRIES) page.setTimeout(attempt, TRY_EVERY_MS)
  }
  attempt()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') take()
  })
}

/** A copy of what stands in the first window, without what is not to be kept. */
function pictureOf(root: HTMLElement, page: Window, dir: string): HTMLElement {
  const { innerWidth, innerHeight } = page
  // What a row has scrolled past stays: the live one begins at its beginning too.
  const isBeyond = ({ top, left, right, width }: DOMRect) =>
    width > 0 && (top >= innerHeight || (dir === 'rtl' ? right <= 0 : left >= innerWidth))
  const parts = [...root.querySelectorAll('*')]
  const beyond = parts.map((part) => isBeyond(part.getBoundingClientRect()))
  const area = (part: Element | undefined): number => {
    const { width, height } = part?.getBoundingClientRect() ?? { width: 0, height: 0 }
    return width * height
  }
  // The still stands at the beginning of each row, wherever the row is now.
  const isAtFirst = (part: Element): boolean => {
    const { left, right } = part.getBoundingClientRect()
    const scrolled = scrolledBy(part, root)
    return left + scrolled < innerWidth && right + scrolled > 0
  }
  const largest = parts
    .filter((part, index) => part instanceof HTMLImageElement && !beyond[index] && isAtFirst(part))
    .reduce<Element | undefined>((most, part) => (area(part) > area(most) ? part : most), undefined)
  // In a document of its own no picture is loaded a second time.
  const picture = document.implementation.createHTMLDocument('').importNode(root, true)
  picture.querySelectorAll('*').forEach((part, index) => {
    if (beyond[index] || part.matches(LEFT_OUT)) part.remove()
    const style = part.getAttribute('style')
    if (style !== null) {
      part.removeAttribute('style')
      part.setAttribute('data-style', style)
    }
    const live = parts[index]
    if (part instanceof HTMLImageElement && live instanceof HTMLImageElement) {
      const source = part.getAttribute('src') ?? ''
      part.removeAttribute('src')
      // The largest does not wait for anything, and the others wait for it.
      if (live === largest) part.setAttribute('src', stillPicture(live, page) ?? source)
      else part.setAttribute('data-src', source)
      if (live === largest) part.decoding = 'sync'
    }
    for (const { name } of [...part.attributes]) if (name.startsWith('on')) part.removeAttribute(name)
  })
  // What lies over the screen stands beside it.
  for (const part of [...picture.children]) if (!part.querySelector('main, header, nav')) part.remove()
  return picture
}

/** How far the rows around a part are scrolled sideways, px. */
function scrolledBy(part: Element, root: HTMLElement): number {
  let sum = 0
  for (let row = part.parentElement; row && row !== root; row = row.parentElement) sum += row.scrollLeft
  return sum
}

const ELEMENT_OF_DOCUMENT = /(^|[\s,}(])(?::root|html|body)(?=[\s,{>])/g
/** Takes longer to draw than the still is seen. */
const COSTLY = /(?:-webkit-)?backdrop-filter:[^;}]*;?/g
const CLASS = /\.-?[a-z_][\w-]*/gi

/** The rules that something in the tree may follow, told by their classes: to ask each selector would take ten times as long. */
function stylesOf(document: Document, root: HTMLElement): string {
  const worn = new Set([...root.querySelectorAll('[class]')].flatMap(({ classList }) => [...classList]))
  const follows = (selector: string): boolean =>
    selector.split(',').some((part) => (part.match(CLASS) ?? []).every((name) => worn.has(name.slice(1))))
  const textOf = (rule: CSSRule): string => {
    if (rule instanceof CSSStyleRule) return follows(rule.selectorText) ? rule.cssText : ''
    if (rule instanceof CSSKeyframesRule || !(rule instanceof CSSGroupingRule)) return ''
    const inner = [...rule.cssRules].map(textOf).join('')
    return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`
  }
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  return sheets
    .flatMap((sheet) => [...sheet.cssRules].map(textOf))
    .join('\n')
    .replace(ELEMENT_OF_DOCUMENT, '$1:host')
    .replace(COSTLY, '')
}
