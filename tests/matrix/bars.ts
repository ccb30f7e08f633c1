import type { Page } from '@playwright/test'

/** A header of two rows is higher, px. */
const ONE_ROW = 72

/** Where a bar is not as it must be on any phone: the header is one row, and no word of the bottom bar leaves the page. */
export const barFindings = (page: Page): Promise<string[]> =>
  page.evaluate((oneRow) => {
    const header = document.querySelector('header')?.getBoundingClientRect().height ?? 0
    const words = [...document.querySelectorAll('#navigation a')].flatMap((link) => {
      const label = link.querySelector('span:last-child') ?? link
      const text = document.createRange()
      text.selectNodeContents(label)
      const { left, right } = text.getBoundingClientRect()
      // A label for screen readers only is one pixel wide, and its text is not.
      const isShown = label.getBoundingClientRect().width > 1
      return isShown && (left < 0 || right > innerWidth) ? [`${link.textContent} leaves the page`] : []
    })
    return [...(header < oneRow ? [] : ['the header has two rows']), ...words]
  }, ONE_ROW)
