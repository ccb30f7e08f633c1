import type { Page } from '@playwright/test'

/** Elements whose labels must be readable completely. */
const CONTROLS = 'button, [role="button"], [role="tab"], a, label, h1, h2, h3'

/** A label may overflow its control by this much, px, and remain readable. */
const LEAN_PX = 10

/**
 * The app's own labels (translations, not the back office's texts) that are cut off or overflow their control, and
 * untranslated keys.
 *
 * @param words all texts of the language
 * @param keys all keys, which must never be visible
 */
export function labelFindings(
  page: Page,
  words: readonly string[],
  keys: readonly string[],
): Promise<string[]> {
  return page.evaluate(findLabels, { words: [...words], keys: [...keys], controls: CONTROLS, lean: LEAN_PX })
}

/** Runs in the page. */
function findLabels(told: { words: string[]; keys: string[]; controls: string; lean: number }): string[] {
  const [words, keys] = [new Set(told.words), new Set(told.keys)]
  const found: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim() ?? ''
    const element = node.parentElement
    if (!text || !element || element.closest('script, style, [data-visually-hidden]')) continue
    if (keys.has(text) && !words.has(text)) found.push(`nobody translated ${text}`)
    const control = element.closest(told.controls)
    if (!control || !words.has(text) || !element.checkVisibility({ opacityProperty: true })) continue
    // For screen readers only.
    if (element.clientWidth <= 1 && getComputedStyle(element).display !== 'inline') continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) {
      const box = control.getBoundingClientRect()
      if (rect.width <= 1 || box.width <= 1 || rect.right <= 0 || rect.left >= innerWidth) continue
      if (
        getComputedStyle(control).display !== 'inline' &&
        (rect.left < box.left - told.lean || rect.right > box.right + told.lean)
      )
        found.push(`“${text}” stands out of its <${control.localName}>`)
      for (
        let outer: Element | null = element;
        outer && outer !== document.body;
        outer = outer.parentElement
      ) {
        const { overflowX, overflowY } = getComputedStyle(outer)
        const edge = outer.getBoundingClientRect()
        // Content of a scroll container can be scrolled into view.
        if (/auto|scroll/.test(overflowX)) break
        const isOut = rect.right <= edge.left || rect.left >= edge.right
        const isCutAcross =
          overflowX !== 'visible' && (rect.left < edge.left - 1 || rect.right > edge.right + 1)
        const isCutDown = overflowY !== 'visible' && rect.top + rect.height / 2 > edge.bottom
        if (!isOut && (isCutAcross || isCutDown)) found.push(`“${text}” is cut off by <${outer.localName}>`)
      }
    }
  }
  return [...new Set(found)].slice(0, 5)
}
