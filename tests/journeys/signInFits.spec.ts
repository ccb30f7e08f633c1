import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'

const SIZES = [
  [360, 640],
  [360, 800],
  [430, 932],
] as const
const CAPTCHAS = { picture: false, slider: true } as const

/** What of the form lies under its button, or sticks out at the side. */
const misplaced = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const button = document.querySelector('form button[type=submit]')
    if (!button) return ['no button']
    const { left, right, top, bottom } = button.getBoundingClientRect()
    const parts = document.querySelectorAll(
      'form :is(input, label, [role=alert], [role=tab], [data-feature])',
    )
    const under = [...parts].filter((part) => {
      const box = part.getBoundingClientRect()
      const isThere = box.width > 0 && box.height > 0
      return isThere && box.left < right && box.right > left && box.top < bottom - 1 && box.bottom > top + 1
    })
    const isWide = document.documentElement.scrollWidth > window.innerWidth
    return [...under.map((part) => part.outerHTML.slice(0, 80)), ...(isWide ? ['too wide'] : [])]
  })

/** One layout each, and right to left. */
for (const merchant of ['aurora', 'manila', 'saigon', 'karachi']) {
  for (const screen of ['login', 'register']) {
    test(`${merchant}, ${screen}: the button lies over nothing, whatever captcha, errors, window and text`, async ({
      page,
      office,
    }) => {
      test.slow()
      const shop = office(merchant)
      for (const [captcha, geetest] of Object.entries(CAPTCHAS)) {
        const rule = { captcha: { enabled: true }, geetest }
        await shop.patchStatus({ info: { login: rule, register: rule } })
        await visit(page, shop, `/m/${screen}`, screen)
        const button = screenOf(page, screen).locator('form button[type=submit]')
        await expect(screenOf(page, screen).locator('form [data-feature="captcha"] button')).toBeVisible()
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          expect(await misplaced(page), `${captcha}, ${width} × ${height}`).toEqual([])
        }
        await button.click()
        await expect(screenOf(page, screen).getByRole('alert').first()).toBeVisible()
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height })
          expect(await misplaced(page), `${captcha}, ${width} × ${height}, errors`).toEqual([])
        }
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
        await page.setViewportSize({ width: 360, height: 800 })
        expect(await misplaced(page), `${captcha}, text at 200 %`).toEqual([])
        await button.scrollIntoViewIfNeeded()
        await expect(button).toBeInViewport({ ratio: 1 })
      }
    })
  }
}
