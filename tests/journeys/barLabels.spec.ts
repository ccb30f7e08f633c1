import { LANGUAGE_CODES } from '../../src/i18n/languages.ts'
import { expect, test, visit } from '../support/journey.ts'

/** The smallest gap at which two labels read as two words, px. */
const APART = 3
/** A header of two rows is higher, px. */
const ONE_ROW = 72

for (const merchant of ['istanbul', 'manila', 'saigon'])
  for (const width of [320, 360, 390])
    test(`the words of ${merchant}'s bars never touch, in any language, at ${width} px; the header is one row`, async ({
      page,
      office,
    }) => {
      test.slow()
      const site = office(merchant)
      await site.patchStatus({ info: { languages: [...LANGUAGE_CODES] } })
      await page.setViewportSize({ width, height: 800 })
      const touching: string[] = []
      for (const language of LANGUAGE_CODES) {
        await visit(page, site, `/m/home?language=${language}`, 'home')
        const bar = page.getByRole('navigation').last()
        await expect(bar.getByRole('link').first()).toBeVisible()
        const words = await bar.evaluate((nav) =>
          [...nav.querySelectorAll('a')].map((link) => {
            const text = document.createRange()
            text.selectNodeContents(link.querySelector('span:last-child') ?? link)
            const { left, right } = text.getBoundingClientRect()
            const box = link.querySelector('span:last-child')?.getBoundingClientRect()
            // A label for screen readers only has no visible width.
            const shown = right - left > 1 && (box?.width ?? 0) > 1
            return { word: link.textContent ?? '', left, right, shown }
          }),
        )
        const header = await page.locator('header').first().boundingBox()
        expect(header?.height, `${language}: the header's height`).toBeLessThan(ONE_ROW)
        const shown = words.filter((word) => word.shown).sort((one, other) => one.left - other.left)
        for (const [at, { word, left, right }] of shown.entries()) {
          const next = shown[at + 1]
          if (left < 0 || right > width) touching.push(`${language}: ${word} leaves the page`)
          if (next && next.left - right < APART) touching.push(`${language}: ${word}|${next.word}`)
        }
      }
      expect(touching).toEqual([])
    })
