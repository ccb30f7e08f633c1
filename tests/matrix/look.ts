import type { Page } from '@playwright/test'
import { withoutOrigins } from '../support/place.ts'
import { type Box, cellText } from './rules/cellText.ts'

/** A cell's text: the page's accessibility tree and the boxes of its named parts. */
export async function readCellText(page: Page): Promise<string> {
  const [measured, aria] = await Promise.all([page.evaluate(measure), page.locator('body').ariaSnapshot()])
  return cellText({ ...measured, aria: withoutOrigins(aria) })
}

/** Runs in the page: the named parts and their positions. */
function measure(): {
  page: { width: number; height: number }
  boxes: Box[]
  buttons: number
  links: number
} {
  const nameOf = (element: Element): string => {
    const { screen, section, feature } = element instanceof HTMLElement ? element.dataset : {}
    const said = [screen, section, feature].filter((word) => word !== undefined)
    return `${element.localName}${said.length > 0 ? ` [${said.join(' ')}]` : ''}`
  }
  const parts = document.querySelectorAll(
    '[data-screen], [data-section], [data-feature], header, nav, main, footer',
  )
  const boxes = [...parts].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const whole = [x + scrollX, y + scrollY, width, height].map(Math.round)
    const [left = 0, top = 0, wide = 0, high = 0] = whole
    return { name: nameOf(element), x: left, y: top, width: wide, height: high }
  })
  const { scrollWidth, scrollHeight } = document.documentElement
  return {
    page: { width: scrollWidth, height: scrollHeight },
    boxes,
    buttons: document.querySelectorAll('button, [role="button"]').length,
    links: document.querySelectorAll('a[href]').length,
  }
}

/** The elements that make a page scroll sideways or that its edge cuts off; empty: no problem. */
export async function sidewaysScroll(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // Waits for a frame and for the resize observers.
    await new Promise<void>((resolve) =>
      requestAnimationFrame(() => setTimeout(() => setTimeout(() => resolve()))),
    )
    const { documentElement } = document
    const wide =
      Math.max(documentElement.scrollWidth, document.body.scrollWidth) - documentElement.clientWidth
    const clips = (element: Element): boolean => getComputedStyle(element).overflowX !== 'visible'
    const isContained = (element: Element): boolean => {
      for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
        if (clips(outer)) return true
      }
      return false
    }
    const culprits = [...document.body.querySelectorAll('*')].filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect()
      if (width <= 1 || height <= 1 || (right <= innerWidth + 1 && left >= -1)) return false
      return (
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isContained(element)
      )
    })
    const described = culprits.slice(0, 3).map((element) => {
      const { left, right } = element.getBoundingClientRect()
      const tag = element.cloneNode(false)
      const shown = tag instanceof Element ? tag.outerHTML.slice(0, 140) : element.localName
      return `${shown} reaches from ${Math.round(left)} to ${Math.round(right)}`
    })
    return wide > 0 ? [`the page is ${wide} px too wide`, ...described] : described
  })
}
