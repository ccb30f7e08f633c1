import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { type Ink, measuredContrast, neededFor, parseRgb, type Rgb } from './rules/contrast.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Inked {
  /** The beginning of its element's markup. */
  readonly html: string
  readonly colour: string
  readonly opacity: number
  readonly size: number
  readonly weight: number
  /** The areas of its letters, in px of the window. */
  readonly areas: readonly Area[]
  /** Its letters are not filled with a plain colour. */
  readonly filled: boolean
}

/** A text with too little contrast, or one that cannot be measured, and what is wrong. */
export interface Unreadable {
  readonly html: string
  readonly why: string
}

declare global {
  interface Window {
    /** The elements whose texts are not in the window, or covered there, so that no picture shows them. */
    textsElsewhere?: Element[]
  }
}

/**
 * Compares each text's colour with the pixels behind it, in a screenshot with transparent letters. That is quicker than to work
 * out from styles what lies behind a text, as axe does, and decides also where there is a picture or a gradient.
 * Leaves the others in `window.textsElsewhere`.
 *
 * @param within the part of the page (CSS) whose texts are measured; absent: the whole page
 */
export async function unreadableTexts(page: Page, within: string | undefined): Promise<Unreadable[]> {
  const found = await measured(page, within)
  // A layer may have been drawn in the picture as it was a frame before, with its letters.
  return found.length > 0 ? measured(page, within) : found
}

async function measured(page: Page, within: string | undefined): Promise<Unreadable[]> {
  const texts = await page.evaluate(readTexts, within)
  if (texts.length === 0) return []
  await page.evaluate(hideLetters)
  const { data, info } = await sharp(await takePicture(page))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await page.evaluate(showLetters)
  const pixelsOf = ({ x, y, width, height }: Area): Rgb[] => {
    const pixels: Rgb[] = []
    for (let row = Math.max(0, Math.ceil(y)); row < Math.min(info.height, y + height); row += 1) {
      for (let column = Math.max(0, Math.ceil(x)); column < Math.min(info.width, x + width); column += 1) {
        const at = (row * info.width + column) * 3
        pixels.push([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])
      }
    }
    return pixels
  }
  return texts.flatMap((text) => {
    const why = judge(text, text.areas.flatMap(pixelsOf))
    return why === undefined ? [] : [{ html: text.html, why }]
  })
}

/** A picture of the window. Playwright does not ask for fast compression, without which that of a long page takes three times as long. */
async function takePicture(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await browser.detach()
  return Buffer.from(data, 'base64')
}

/** What is wrong; undefined: nothing. */
function judge(text: Inked, behind: readonly Rgb[]): string | undefined {
  if (behind.length === 0) return undefined
  const colour = parseRgb(text.colour)
  if (!colour || text.filled) return `its letters are filled with ${colour ? 'a picture' : text.colour}`
  const ink: Ink = { ...text, colour: colour.colour, opacity: colour.opacity * text.opacity }
  const contrast = measuredContrast(ink, behind)
  if (contrast === undefined || contrast >= neededFor(ink)) return undefined
  return `measured ${contrast.toFixed(2)}:1, needed ${neededFor(ink)}:1`
}

/** Runs in the page: the texts in the window that need contrast (WCAG 2.2, 1.4.3), as they are drawn. */
function readTexts(within: string | undefined): Inked[] {
  const clipped = (area: DOMRect, element: Element): Area => {
    let [left, top, right, bottom] = [area.left, area.top, area.right, area.bottom]
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(outer)
      const bounds = outer.getBoundingClientRect()
      if (overflowX !== 'visible')
        [left, right] = [Math.max(left, bounds.left), Math.min(right, bounds.right)]
      if (overflowY !== 'visible')
        [top, bottom] = [Math.max(top, bounds.top), Math.min(bottom, bounds.bottom)]
    }
    return { x: left, y: top, width: right - left, height: bottom - top }
  }
  /** Whether something that stays in place lies over a part of it: such a text is read once it is scrolled into view. */
  const isCovered = ({ x, y, width, height }: Area, element: Element): boolean => {
    const [right, bottom] = [x + width - 1, y + height - 1]
    const points = [
      [x + width / 2, y + height / 2],
      [x, y],
      [right, y],
      [x, bottom],
      [right, bottom],
    ] as const
    return points.some(([left, top]) => {
      let outer = document.elementFromPoint(left, top)
      for (; outer && !outer.contains(element); outer = outer.parentElement)
        if (['sticky', 'fixed'].includes(getComputedStyle(outer).position)) return true
      return false
    })
  }
  /** The area of a field's text: inside its padding, one line high, without its border. */
  const lineOf = (field: HTMLInputElement, style: CSSStyleDeclaration): DOMRect => {
    const box = field.getBoundingClientRect()
    const [left, right] = [style.paddingLeft, style.paddingRight].map((text) => Number.parseFloat(text) || 0)
    const height = Math.min(box.height, Number.parseFloat(style.fontSize) * 1.25)
    const x = box.left + field.clientLeft + (left ?? 0)
    const width = field.clientWidth - (left ?? 0) - (right ?? 0)
    return new DOMRect(x, box.top + (box.height - height) / 2, width, height)
  }
  const DISABLED = ':disabled, [aria-disabled="true"], [aria-disabled="true"] *'
  /** What is disabled needs no contrast, nor does its label. */
  const isExempt = (element: Element): boolean =>
    element.matches(`${DISABLED}, [inert] *`) ||
    (element.closest('button, fieldset')?.matches(':disabled') ?? false) ||
    (element.closest('label')?.control?.matches(DISABLED) ?? false)
  const hasLetters = (text: string | null): boolean => /[\p{L}\p{N}]/u.test(text ?? '')
  const isInWindow = ({ x, y, width, height }: Area): boolean =>
    width > 1 && height > 1 && x + width > 0 && y + height > 0 && x < innerWidth && y < innerHeight
  const areasOf = (element: Element, style: CSSStyleDeclaration): Area[] => {
    if (element instanceof HTMLInputElement) return [clipped(lineOf(element, style), element)]
    return [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !hasLetters(node.textContent)) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map((rect) => clipped(rect, element))
    })
  }
  /** What lies before the page's beginning or in a box of a pixel is for screen readers, or until it has the focus. */
  const canComeIntoView = (element: Element): boolean => {
    const { right, bottom } = element.getBoundingClientRect()
    for (let outer: Element | null = element; outer; outer = outer.parentElement) {
      const { width, height } = outer.getBoundingClientRect()
      if ((width <= 1 || height <= 1) && getComputedStyle(outer).overflow !== 'visible') return false
    }
    return right + scrollX > 0 && bottom + scrollY > 0
  }
  const found = new Set<Element>()
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isExempt(element)
  // Their texts have no areas that a page can ask for.
  const elsewhere = [...document.querySelectorAll(within ?? 'body')].flatMap((root) =>
    [...root.querySelectorAll('select, textarea')].filter(isShown),
  )
  for (const root of document.querySelectorAll(within ?? 'body')) {
    const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    for (let node = nodes.nextNode(); node; node = nodes.nextNode())
      if (node.parentElement instanceof HTMLElement && hasLetters(node.textContent))
        found.add(node.parentElement)
    for (const field of root.querySelectorAll('input'))
      if (
        hasLetters(field.value || field.placeholder) &&
        !/^(?:checkbox|radio|range|color|image)$/.test(field.type)
      )
        found.add(field)
  }
  const texts = [...found].flatMap((element): Inked[] => {
    if (!isShown(element)) return []
    const style = getComputedStyle(element)
    const areas = areasOf(element, style).filter((area) => isInWindow(area) && !isCovered(area, element))
    if (areas.length === 0) {
      if (canComeIntoView(element)) elsewhere.push(element)
      return []
    }
    let opacity = 1
    for (let outer: Element | null = element; outer; outer = outer.parentElement)
      opacity *= Number(getComputedStyle(outer).opacity)
    return [
      {
        html: element.outerHTML.slice(0, 220),
        colour: style.color,
        opacity,
        size: Number.parseFloat(style.fontSize),
        weight: Number(style.fontWeight),
        areas,
        filled: style.backgroundClip === 'text' || style.webkitTextFillColor !== style.color,
      },
    ]
  })
  window.textsElsewhere = elsewhere
  return texts
}

/** Runs in the page. Creates a style sheet through the CSSOM, which the page's policy allows. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after, *::placeholder { text-shadow: none !important;' +
      ' -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }' +
      // The browser draws selected text and the caret in its own colours.
      ' *::selection { background: transparent !important; -webkit-text-fill-color: transparent !important;' +
      ' color: transparent !important } * { caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function showLetters(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}
