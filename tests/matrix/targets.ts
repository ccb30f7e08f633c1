import type { Page } from '@playwright/test'
import { explanationOf } from './explained.ts'
import { judgeTargets, type Target } from './rules/targets.ts'

/** Everything that a thumb can press. A label is the target of the control inside of it. */
const CONTROLS = [
  'a[href]',
  'button',
  'input:not([type="hidden"])',
  'select',
  'textarea',
  'summary',
  ...['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'option', 'menuitem'].map(
    (role) => `[role="${role}"]`,
  ),
].join()

/** Groups whose parts may share edges, and why. */
const COMPOSITES: readonly { readonly selector: string; readonly because: string }[] = [
  { selector: 'nav', because: 'a bar or a rail has no dead space between its entries' },
  {
    selector: '[role="tablist"], [role="radiogroup"], [role="listbox"], [role="menu"]',
    because: 'one control with several values',
  },
  { selector: 'fieldset', because: 'radio buttons that look like cards' },
  { selector: ':has(> input):has(> [data-side])', because: 'a field and the button at its end' },
]

/** Rows of one list, and of the entries that features add to one place, may share a line. */
const LISTS = 'ul, ol, dl, :has(> [data-feature] + [data-feature])'

/** Targets under 44 px and gaps under 8 px, in the window as it is. */
export async function targetFindings(page: Page, cell: string): Promise<string[]> {
  const read = await page.evaluate(readTargets, {
    controls: CONTROLS,
    composites: COMPOSITES.map(({ selector }) => selector).join(),
    lists: LISTS,
  })
  return judgeTargets(read)
    .filter((finding) => explanationOf('target', cell, finding) === undefined)
    .map((finding) => `target: ${finding}`)
}

/** Runs in the page. */
function readTargets(told: { controls: string; composites: string; lists: string }): Target[] {
  const [known, targets]: [Element[], Target[]] = [[], []]
  const idOf = (element: Element): number => {
    const at = known.indexOf(element)
    return at < 0 ? known.push(element) - 1 : at
  }
  /** Most ancestors are shared by many controls, so each is asked once. */
  const once = <Result>(ask: (element: Element) => Result): ((element: Element) => Result) => {
    const answers = new Map<Element, Result>()
    return (element) => {
      const known = answers.get(element)
      if (known !== undefined) return known
      const answer = ask(element)
      answers.set(element, answer)
      return answer
    }
  }
  const around = (selector: string): ((element: Element) => readonly number[]) => {
    const found = once((element): readonly number[] => {
      const outer = element.parentElement ? found(element.parentElement) : []
      return element.matches(selector) ? [idOf(element), ...outer] : outer
    })
    return found
  }
  const [compositesOf, listsOf] = [around(told.composites), around(told.lists)]
  /** How an element holds what is in it. */
  const frameOf = once((element) => {
    const { overflowX, overflowY, position } = getComputedStyle(element)
    return { overflowX, overflowY, position, edge: element.getBoundingClientRect() }
  })
  /** The box of a pseudo-element that lies over or around its element. */
  const extension = (element: Element, pseudo: string): DOMRect | undefined => {
    const style = getComputedStyle(element, pseudo)
    if (style.content === 'none' || style.position !== 'absolute' || style.pointerEvents === 'none') return
    const isGround = getComputedStyle(element).position !== 'static'
    const ground = isGround || !(element instanceof HTMLElement) ? element : element.offsetParent
    if (!ground) return
    const box = ground.getBoundingClientRect()
    const [top = 0, right = 0, bottom = 0, left = 0] = [style.top, style.right, style.bottom, style.left].map(
      (inset) => Number.parseFloat(inset) || 0,
    )
    return new DOMRect(box.left + left, box.top + top, box.width - left - right, box.height - top - bottom)
  }
  /** A link inside a line of text is as high as the line. */
  const isInText = (element: Element): boolean => {
    if (getComputedStyle(element).display !== 'inline') return false
    let block = element.parentElement
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
    return (block?.textContent?.trim().length ?? 0) > (element.textContent?.trim().length ?? 0)
  }
  /** The layer that it lies on; undefined: scrolled out of the container that would show it. */
  const layerOf = (element: Element, box: DOMRect): number | undefined => {
    if (box.right <= 0 || box.left >= innerWidth || box.bottom <= 0) return
    let layer: Element | undefined
    for (let outer: Element | null = element; outer && outer !== document.body; outer = outer.parentElement) {
      const { overflowX, overflowY, position, edge } = frameOf(outer)
      if (position === 'fixed') layer ??= document.documentElement
      if (position === 'sticky') layer ??= outer
      if (outer === element || (overflowX === 'visible' && overflowY === 'visible')) continue
      if (overflowX !== 'visible' && (box.right <= edge.left || box.left >= edge.right)) return
      if (overflowY !== 'visible' && (box.bottom <= edge.top || box.top >= edge.bottom)) return
    }
    return idOf(layer ?? document.body)
  }
  const nameOf = (element: Element): string => {
    const words = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? ''
    const place = element.closest<HTMLElement>('[data-feature], [data-section], header, footer, nav')
    const { feature, section } = place?.dataset ?? {}
    const within = feature ?? section ?? place?.localName
    const named = words || element.getAttribute('name') || element.getAttribute('placeholder') || ''
    return `<${element.localName}> “${named.slice(0, 40)}”${within ? ` in ${within}` : ''}`
  }
  for (const element of document.querySelectorAll(told.controls)) {
    const target = element.matches('input') ? (element.closest('label') ?? element) : element
    const isSeen = target.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    if (!isSeen || element.closest('[inert], [aria-hidden="true"]')) continue
    if (element.matches(':disabled, [aria-disabled="true"]') || isInText(element)) continue
    const box = target.getBoundingClientRect()
    // For screen readers only, or until it has the focus.
    const layer = box.width <= 1 || box.height <= 1 ? undefined : layerOf(target, box)
    if (layer === undefined) continue
    const boxes = [box, extension(target, '::before'), extension(target, '::after')].filter(
      (one) => one !== undefined,
    )
    targets.push({
      name: nameOf(element),
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
      layer,
      composites: compositesOf(element),
      lists: listsOf(element),
    })
  }
  return targets
}
