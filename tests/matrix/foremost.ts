import type { Page } from '@playwright/test'
import type { Cell } from './rules/cells.ts'

/** Modals, which block the page behind them. */
const MODAL = '[aria-modal="true"]'
/** Marks hidden elements. */
const ASIDE = 'data-aside'

/** The part over the screen in a state (CSS). Only this part is checked: cells without it check the screen itself. */
export async function partOver(page: Page, { state }: Cell): Promise<string | undefined> {
  if (!state) return undefined
  return (await page.locator(MODAL).count()) > 0 ? MODAL : state.over
}

/** Hides everything else, so that the rest of a long page is not laid out again at each size. */
export const leaveOnly = (page: Page, part: string): Promise<void> =>
  page.evaluate(
    ([part, aside]) => {
      const wanted = [...document.querySelectorAll(part)]
      if (wanted.length === 0) throw new Error(`nothing is ${part}`)
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`[${aside}] { display: none !important }`)
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
      const leave = (element: Element): void => {
        if (wanted.includes(element)) return
        if (wanted.some((one) => element.contains(one))) for (const child of element.children) leave(child)
        else element.setAttribute(aside, '')
      }
      leave(document.body)
    },
    [part, ASIDE] as const,
  )

/** Shows again what {@link leaveOnly} has hidden. */
export const bringBack = (page: Page): Promise<void> =>
  page.evaluate((aside) => {
    for (const element of document.querySelectorAll(`[${aside}]`)) element.removeAttribute(aside)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter(
      ({ cssRules }) => !cssRules[0]?.cssText.startsWith(`[${aside}]`),
    )
  }, ASIDE)
