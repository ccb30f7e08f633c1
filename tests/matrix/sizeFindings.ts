import type { Page } from '@playwright/test'
import { sidewaysScroll } from './look.ts'
import { NARROW, PHONE_SIZE } from './sizes.ts'

/**
 * Nothing scrolls sideways on the narrowest phone, nor with text at 200 %, which must really have grown.
 *
 * @param look what else to find at each of these sizes
 */
export async function sizeFindings(
  page: Page,
  look: (page: Page) => Promise<string[]> = async () => [],
): Promise<string[]> {
  const findings: string[] = []
  const add = async (where: string) => {
    for (const culprit of [...(await sidewaysScroll(page)), ...(await look(page))])
      findings.push(`${where}: ${culprit}`)
  }
  await page.setViewportSize(NARROW)
  await add('at 320 px')
  await page.setViewportSize(PHONE_SIZE)
  const before = await page.evaluate(enlarge)
  await add('with text at 200 %')
  const after = await page.evaluate(shrink)
  if (after < before * 2) findings.push('text does not grow with the size that a person chose')
  return findings
}

/** Runs in the page: answers how large its text was, px. Transitions would hand the new size down one generation a frame. */
function enlarge(): number {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.documentElement.style.setProperty('font-size', '200%')
  return size
}

/** Runs in the page, which the next cell may go on with: answers how large its text has become, px. */
function shrink(): number {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize)
  document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1)
  document.documentElement.style.removeProperty('font-size')
  return size
}
