import type { Page } from '@playwright/test'
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, test, visit } from '../support/journey.ts'

const WIDTHS = [320, 360, 390]
/** The smallest gap at which two labels read as two words, px. */
const APART = 3
/** A header of two rows is higher, px. */
const ONE_ROW = 72

for (const merchant of ['istanbul', 'manila', 'saigon'])
  test(`the words of ${merchant}'s bars never touch, in any language, on narrow phones; the header is one row`, async ({
    page,
    office,
  }) => {
    test.slow()
    const site = office(merchant)
    await site.patchStatus({ info: { languages: [...LANGUAGE_CODES] } })
    const findings: string[] = []
    for (const language of LANGUAGE_CODES) {
      await visit(page, site, `/m/home?language=${language}`, 'home')
      const bar = page.locator('#navigation')
      await expect(bar.getByRole('link').first()).toBeVisible()
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 800 })
        const header = await page.locator('header').first().boundingBox()
        const faults = [
          ...((header?.height ?? ONE_ROW) < ONE_ROW ? [] : ['the header has two rows']),
          ...touching(await labelsOf(page), width),
        ]
        findings.push(...faults.map((fault) => `${language} at ${width} px: ${fault}`))
      }
    }
    expect(findings).toEqual([])
  })

interface Label {
  readonly word: string
  readonly left: number
  readonly right: number
}

/** The visible labels of the bottom bar, from left to right. */
async function labelsOf(page: Page): Promise<Label[]> {
  const bar = page.locator('#navigation')
  const labels = await bar.evaluate((nav) =>
    [...nav.querySelectorAll('a')].flatMap((link) => {
      const label = link.querySelector('span:last-child') ?? link
      const text = document.createRange()
      text.selectNodeContents(label)
      const { left, right } = text.getBoundingClientRect()
      // A label for screen readers only has no visible width.
      const isShown = right - left > 1 && label.getBoundingClientRect().width > 1
      return isShown ? [{ word: link.textContent ?? '', left, right }] : []
    }),
  )
  return labels.sort((one, other) => one.left - other.left)
}

function touching(labels: readonly Label[], width: number): string[] {
  return labels.flatMap(({ word, left, right }, at) => {
    const next = labels[at + 1]
    return [
      ...(left < 0 || right > width ? [`${word} leaves the page`] : []),
      ...(next && next.left - right < APART ? [`${word}|${next.word} touch`] : []),
    ]
  })
}
