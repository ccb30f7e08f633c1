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
  readonly colour: string
  readonly opacity: number
  readonly size: number
  readonly weight: number
  /** The areas of its letters, in px of the window. */
  readonly areas: readonly Area[]
  /** Its letters are not filled with a plain colour. */
  readonly filled: boolean
}

/**
 * Decides what axe cannot: compares each text's colour with the pixels behind it, in a screenshot with transparent letters.
 * Returns the elements (by selector) with too little contrast, or that cannot be measured, with the finding.
 */
export async function measureContrast(
  page: Page,
  selectors: readonly string[],
): Promise<Map<string, string>> {
  const open = new Map<string, string>()
  if (selectors.length === 0) return open
  const inked = await page.evaluate(readInk, selectors)
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
  inked.forEach((text, index) => {
    const finding = judge(text, text?.areas.flatMap(pixelsOf) ?? [])
    const selector = selectors[index]
    if (finding && selector) open.set(selector, finding)
  })
  return open
}

/** A picture of the window. Playwright does not ask for fast compression, without which that of a long page takes three times as long. */
async function takePicture(page: Page): Promise<Buffer> {
  const browser = await page.context().newCDPSession(page)
  const { data } = await browser.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true })
  await browser.detach()
  return Buffer.from(data, 'base64')
}

/** The finding; undefined: no problem. A text outside of the window is not visible yet and passes. */
function judge(text: Inked | undefined, behind: readonly Rgb[]): string | undefined {
  if (!text) return 'it is gone'
  if (behind.length === 0) return undefined
  const colour = parseRgb(text.colour)
  if (!colour || text.filled) return `its letters are filled with ${colour ? 'a picture' : text.colour}`
  const ink: Ink = { ...text, colour: colour.colour, opacity: colour.opacity * text.opacity }
  const contrast = measuredContrast(ink, behind)
  if (contrast === undefined || contrast >= neededFor(ink)) return undefined
  return `measured ${contrast.toFixed(2)}:1, needed ${neededFor(ink)}:1`
}

/** Runs in the page. */
function readInk(selectors: readonly string[]): (Inked | undefined)[] {
  interface Frame {
    readonly overflowX: string
    readonly overflowY: string
    /** It is fixed to the window or sticks to its edge. */
    readonly stays: boolean
    readonly bounds: DOMRect
    /** With that of everything around it. */
    readonly opacity: number
  }
  const frames = new Map<Element, Frame>()
  /** Most ancestors are shared by many texts, so each is asked once. */
  const frameOf = (element: Element): Frame => {
    const known = frames.get(element)
    if (known) return known
    const { overflowX, overflowY, position, opacity } = getComputedStyle(element)
    const outer = element.parentElement
    const frame = {
      overflowX,
      overflowY,
      stays: ['sticky', 'fixed'].includes(position),
      bounds: element.getBoundingClientRect(),
      opacity: Number(opacity) * (outer ? frameOf(outer).opacity : 1),
    }
    frames.set(element, frame)
    return frame
  }
  const clipped = (area: DOMRect, element: Element): Area => {
    let [left, top, right, bottom] = [area.left, area.top, area.right, area.bottom]
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, bounds } = frameOf(outer)
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
        if (frameOf(outer).stays) return true
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
  return selectors.map((selector) => {
    const element = document.querySelector(selector)
    if (!element) return undefined
    const style = getComputedStyle(element)
    const areas = [...element.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent?.trim()) return []
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()].map((rect) => clipped(rect, element))
    })
    if (element instanceof HTMLInputElement) areas.push(clipped(lineOf(element, style), element))
    return {
      colour: style.color,
      opacity: frameOf(element).opacity,
      size: Number.parseFloat(style.fontSize),
      weight: Number(style.fontWeight),
      areas: areas.filter((area) => !isCovered(area, element)),
      filled: style.backgroundClip === 'text' || style.webkitTextFillColor !== style.color,
    }
  })
}

/** Runs in the page. Creates a style sheet through the CSSOM, which the page's policy allows. */
function hideLetters(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    '*, *::before, *::after, *::placeholder { text-shadow: none !important;' +
      ' -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important }' +
      // The browser draws selected text and the caret in its own colours.
      ' *::selection { background: transparent !important } * { caret-color: transparent !important }',
  )
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}

function showLetters(): void {
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
}
