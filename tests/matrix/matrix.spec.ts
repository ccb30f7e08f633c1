import { expect, type Page } from '@playwright/test'
import { accessibilityFindings } from './axe.ts'
import { cells } from './cells.ts'
import { compareWithBaselines } from './compare.ts'
import { readCellText, sidewaysScroll } from './look.ts'
import { type Cell, CONTRACT_FEATURES, nameOf } from './rules/cells.ts'
import { NARROW, PHONE_SIZE } from './sizes.ts'
import { type Stage, test } from './stage.ts'

for (const cell of cells) {
  test(`${cell.merchant}: ${cell.visitor} sees ${cell.screen}`, async ({ stage }) => {
    const findings: string[] = []
    await stage.show(cell, async () => {
      const { page, calm, noise } = stage
      await page.locator('[data-screen]').waitFor()
      await calm.rest()
      const screen = await page.locator('[data-screen]').getAttribute('data-screen')
      if (screen !== cell.screen) findings.push(`the screen is ${screen}`)
      findings.push(...(await featureFindings(stage, cell)))
      const text = await readCellText(page)
      const png = await page.screenshot({ animations: 'disabled', caret: 'hide' })
      await unfold(page)
      findings.push(...(await accessibilityFindings(page, `${cell.merchant} ${nameOf(cell)}`)))
      findings.push(...(await sizeFindings(stage)))
      findings.push(...noise.take(), ...(await stage.violations()))
      findings.push(...(await compareWithBaselines(cell, { text, png, findings })))
    })
    expect(findings.join('\n')).toBe('')
  })
}

/** The expected features and only those, each by its decision; and no problem. */
async function featureFindings({ page }: Stage, cell: Cell): Promise<string[]> {
  const { shown, site } = await page.evaluate(() => ({
    shown: [...document.querySelectorAll<HTMLElement>('[data-feature]')].map(
      ({ dataset }) => dataset.feature ?? '',
    ),
    site: window.__SITE__ && { decisions: window.__SITE__.decisions, problems: window.__SITE__.problems },
  }))
  const features = [...new Set(shown)].filter((id) => CONTRACT_FEATURES.has(id)).sort()
  const findings: string[] = []
  const missing = cell.expected.filter((id) => !features.includes(id))
  const surplus = features.filter((id) => !cell.expected.includes(id))
  if (missing.length > 0) findings.push(`expected, and not there: ${missing.join(', ')}`)
  if (surplus.length > 0) findings.push(`there, and not expected: ${surplus.join(', ')}`)
  if (cell.standsIn) return findings
  if (!site) return [...findings, 'window.__SITE__ says nothing']
  for (const id of cell.expected) {
    if (!site.decisions[id]?.on)
      findings.push(`${id} is decided ${site.decisions[id]?.because ?? 'by nobody'}`)
  }
  findings.push(...site.problems.map((problem) => `problem ${JSON.stringify(problem)}`))
  return findings
}

/** Makes the window as high as the page, so that what is fixed to its edges covers nothing. */
async function unfold(page: Page): Promise<void> {
  const height = await page.evaluate(() => Math.max(document.documentElement.scrollHeight, innerHeight))
  await page.setViewportSize({ ...PHONE_SIZE, height })
}

/** Nothing scrolls sideways on the narrowest phone, nor with text at 200 %, which must really have grown. */
async function sizeFindings({ page }: Stage): Promise<string[]> {
  const findings: string[] = []
  await page.setViewportSize(NARROW)
  for (const culprit of await sidewaysScroll(page)) findings.push(`at 320 px: ${culprit}`)
  await page.setViewportSize(PHONE_SIZE)
  const size = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  const before = await size()
  await page.evaluate(enlarge)
  for (const culprit of await sidewaysScroll(page)) findings.push(`with text at 200 %: ${culprit}`)
  if ((await size()) < before * 2) findings.push('text does not grow with the size that a person chose')
  return findings
}

/** Runs in the page. Transitions would hand the new size down one generation a frame. */
function enlarge(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('*, *::before, *::after { transition: none !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  document.documentElement.style.setProperty('font-size', '200%')
}
