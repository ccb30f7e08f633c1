import { parseObject } from '../site/answer.ts'
import type { Paint } from './paint.ts'
import { LANGUAGE_KEY, STILL_KEY } from './storedKeys.ts'

/** A screen as it last stood in a guest's window: what a repeat visit shows before the app is there. */
export interface Still {
  /** Where, and for whom: it is shown only where all of this is as it was. */
  readonly path: string
  readonly merchant: string
  readonly layout: string
  readonly language: string | null
  readonly width: number
  readonly dir: string
  readonly css: string
  /**
   * Without scripts; `data-style` is what was a `style`, which the document's policy does not let a text bring, `data-src` the
   * source of a picture that is not the largest.
   */
  readonly html: string
}

/** A live screen that has not settled by then is shown as it is, ms after it came. */
export const STILL_PATIENCE_MS = 2500
/** An app that has not come by then does not come, ms. */
export const STILL_LONGEST_MS = 10_000
const LOOK_EVERY_MS = 60

type Page = Pick<Window, 'innerWidth' | 'innerHeight' | 'addEventListener' | 'requestAnimationFrame'> & {
  readonly document: Document
  readonly location: Pick<Location, 'pathname'>
  setInterval(action: () => void, ms: number): number
  clearInterval(timer: number): void
}

/** Whether something in the first window is on its way still. */
export const isUnsettled = (root: ParentNode, height: number): boolean =>
  [...root.querySelectorAll('[aria-busy="true"], img')].some((part) => {
    if (part instanceof HTMLImageElement && part.complete) return false
    const { top, bottom } = part.getBoundingClientRect()
    return bottom > 0 && top < height
  })

/**
 * Shows the still over everything until the app's own screen stands; a tree of its own that nobody else can look into,
 * touch or read. The first touch takes it away. Answers when it has been painted; undefined where there is none for this visit.
 */
export function showStill(
  page: Page,
  local: Pick<Storage, 'getItem'>,
  paint: Paint,
): Promise<void> | undefined {
  const { document } = page
  const still = parseObject(local.getItem(STILL_KEY))
  if (
    still?.path !== page.location.pathname ||
    still.width !== page.innerWidth ||
    still.merchant !== paint.merchant ||
    still.layout !== paint.layout ||
    still.language !== local.getItem(LANGUAGE_KEY)
  )
    return undefined
  const host = document.createElement('div')
  host.inert = true
  host.dir = String(still.dir)
  host.style.cssText =
    'position:fixed;inset:0;z-index:99;overflow:hidden;pointer-events:none;background:var(--bg)'
  const shadow = host.attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(String(still.css))
  shadow.adoptedStyleSheets = [sheet]
  // A parsed document runs nothing, and what comes out of it does not either.
  shadow.append(...new DOMParser().parseFromString(String(still.html), 'text/html').body.childNodes)
  for (const part of shadow.querySelectorAll<HTMLElement>('[data-style]'))
    part.style.cssText = part.dataset.style ?? ''
  document.documentElement.append(host)
  const largest = shadow.querySelector<HTMLImageElement>('img[src]')
  let stands = () => {}
  const painted = new Promise<void>((resolve) => {
    stands = resolve
  })
  const bringOthers = () =>
    page.requestAnimationFrame(() =>
      page.requestAnimationFrame(() => {
        stands()
        for (const image of shadow.querySelectorAll('img')) image.src ||= image.dataset.src ?? ''
      }),
    )
  if (largest) largest.onload = largest.onerror = bringOthers
  else bringOthers()

  let looks = 0
  let stood = 0
  const leave = () => {
    host.remove()
    page.clearInterval(timer)
  }
  const timer = page.setInterval(() => {
    looks += 1
    const screen = document.querySelector<HTMLElement>('[data-screen]')
    if (screen) stood += 1
    const isSame = screen?.dataset.screen === 'home'
    if (screen && !(isSame && isUnsettled(screen, page.innerHeight))) leave()
    if (stood * LOOK_EVERY_MS > STILL_PATIENCE_MS || looks * LOOK_EVERY_MS > STILL_LONGEST_MS) leave()
  }, LOOK_EVERY_MS)
  for (const touch of ['pointerdown', 'keydown', 'wheel'])
    page.addEventListener(touch, leave, { once: true, capture: true })
  return painted
}
