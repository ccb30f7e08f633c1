import type { Page } from '@playwright/test'
import { type TextBox, touchingTexts } from './rules/touching.ts'

/** Their texts are read as one: the words of a control, and a number whose figures have places of their own. */
const ONE_TEXT =
  'a, button, label, [role="tab"], [role="button"], [role="img"], [role="timer"], [aria-hidden="true"]'

/** Texts of different controls or cells that nearly touch on one line. */
export async function touchingFindings(page: Page): Promise<string[]> {
  const boxes = await page.evaluate(readTexts, ONE_TEXT)
  return touchingTexts(boxes).slice(0, 5)
}

/** Runs in the page. */
function readTexts(oneText: string): TextBox[] {
  const [known, boxes]: [Element[], TextBox[]] = [[], []]
  const idOf = (element: Element): number => {
    const at = known.indexOf(element)
    return at < 0 ? known.push(element) - 1 : at
  }
  /** The block, cell or control that the text flows in. */
  const flowOf = (element: Element): Element => {
    const isInLine = (one: Element) => /^(inline|contents)$/.test(getComputedStyle(one).display)
    const whole = element.closest(oneText)
    // A link among other words is a part of their sentence.
    if (whole && !isInLine(whole)) return whole
    let block = element
    while (block.parentElement && isInLine(block)) block = block.parentElement
    return block
  }
  /** What of a line is seen, and the layer that it lies on; undefined: nothing. */
  const seen = (line: DOMRect, element: Element): Omit<TextBox, 'text' | 'flow'> | undefined => {
    let [left, right, top, bottom] = [
      Math.max(0, line.left),
      Math.min(innerWidth, line.right),
      line.top,
      line.bottom,
    ]
    let layer: Element | undefined
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position, clipPath } = getComputedStyle(outer)
      if (clipPath === 'inset(50%)') return
      if (position !== 'static' && position !== 'relative') layer ??= outer
      if (overflowX === 'visible' && overflowY === 'visible') continue
      const edge = outer.getBoundingClientRect()
      if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
      if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
    }
    if (right - left <= 1 || bottom - top <= 1) return
    return { left, right, top, bottom, layer: idOf(layer ?? document.body) }
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const [text, element] = [node.textContent?.trim() ?? '', node.parentElement]
    if (!text || !element || element.closest('script, style, [data-visually-hidden]')) continue
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const flow = idOf(flowOf(element))
    for (const line of range.getClientRects()) {
      const box = seen(line, element)
      if (box) boxes.push({ ...box, text: text.slice(0, 30), flow })
    }
  }
  return boxes
}
