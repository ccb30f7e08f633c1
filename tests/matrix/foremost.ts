import type { Page } from '@playwright/test'
import type { Cell } from './rules/cells.ts'

/** What lets nobody past it. */
const MODAL = '[aria-modal="true"]'
/** Marks what is not looked at. */
const ASIDE = 'data-aside'

/** What lies over the screen in a state (CSS), and is all that is news there: the screen is looked at where nothing lies over it. */
export async function partOver(page: Page, { state }: Cell): Promise<string | undefined> {
  if (!state) return undefined
  return (await page.locator(MODAL).count()) > 0 ? MODAL : state.over
}

/** Takes everything else out of sight, so that the rest of a long page is not laid out again at each size. */
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

/** Brings back what {@link leaveOnly} took out of sight. */
export const bringBack = (page: Page): Promise<void> =>
  page.evaluate((aside) => {
    for (const element of document.querySelectorAll(`[${aside}]`)) element.removeAttribute(aside)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets].filter(
      ({ cssRules }) => !cssRules[0]?.cssText.startsWith(`[${aside}]`),
    )
  }, ASIDE)
