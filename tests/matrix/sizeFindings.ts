import type { Page } from '@playwright/test'
import { sidewaysScroll } from './look.ts'
import { NARROW, PHONE_SIZE, resize } from './sizes.ts'

type Look = () => Promise<string[]>

/**
 * Content that scrolls sideways on the narrowest phone or with text at 200 %. Also checks that the text has really grown.
 *
 * @param looks further checks at these sizes
 */
export async function sizeFindings(
  page: Page,
  looks: { readonly narrow?: Look; readonly large?: Look } = {},
): Promise<string[]> {
  const findings: string[] = []
  const add = async (where: string, look: Look = async () => []) => {
    for (const culprit of [...(await sidewaysScroll(page)), ...(await look())])
      findings.push(`${where}: ${culprit}`)
  }
  await resize(page, NARROW)
  await add('at 320 px', looks.narrow)
  await resize(page, PHONE_SIZE)
  const before = await page.evaluate(enlarge)
  await add('with text at 200 %', looks.large)
  const after = await page.evaluate(shrink)
  if (after < before * 2) findings.push('text does not grow with the size that a person chose')
  return findings
}

/** Runs in the page: returns the previous text size, px. */
function enlarge(): number {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize)
  document.documentElement.style.setProperty('font-size', '200%')
  return size
}

/** Runs in the page: resets it for the next cell and returns the enlarged text size, px. */
function shrink(): number {
  const size = Number.parseFloat(getComputedStyle(document.body).fontSize)
  document.documentElement.style.removeProperty('font-size')
  return size
}
