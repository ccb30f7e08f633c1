import type { Page } from '@playwright/test'
import { expect, screenOf, test, visit } from '../support/journey.ts'

const SIZES = [
  [360, 640],
  [360, 780],
  [360, 800],
  [430, 932],
] as const
const CAPTCHAS = { picture: false, slider: true } as const

/** Parts of the form that are covered by its button or overflow horizontally. */
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
    const silent = [...document.querySelectorAll('[role=alert]')].filter((alert) => !alert.textContent.trim())
    return [
      ...under.map((part) => part.outerHTML.slice(0, 80)),
      ...silent.map(() => 'an alert that says nothing'),
      ...(isWide ? ['too wide'] : []),
    ]
  })

/** Heights of a window without and with a keyboard, px. */
const KEYBOARDS = [
  [640, 380],
  [780, 470],
] as const

/** Layout problems of the form while one of its fields has the focus above the keyboard. */
const wrongAboveKeyboard = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const spanOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
    const [button, field] = [
      spanOf(document.querySelector('form button[type=submit]')),
      spanOf(document.activeElement),
    ]
    if (!button || !field || !(document.activeElement instanceof HTMLInputElement)) return ['no field']
    const captcha = spanOf(document.querySelector('form [data-feature=captcha]'))
    const covers = (part: DOMRect) => part.top < button.bottom - 1 && part.bottom > button.top + 1
    return [
      ...(button.top >= 0 && button.bottom <= innerHeight ? [] : ['the button is not in the window']),
      ...(field.top >= 0 && field.bottom <= innerHeight ? [] : ['the field is not in the window']),
      ...(covers(field) ? ['the button lies over the field'] : []),
      ...(captcha && covers(captcha) ? ['the button lies over the captcha'] : []),
    ]
  })

/** One merchant for each layout, and one that is right to left. */
for (const merchant of ['aurora', 'manila', 'saigon', 'karachi']) {
  for (const screen of ['login', 'register']) {
    for (const [captcha, geetest] of Object.entries(CAPTCHAS)) {
      test.describe(`${merchant}, ${screen} with a ${captcha} to solve`, () => {
        const rule = { captcha: { enabled: true }, geetest }
        const form = (page: Page) => screenOf(page, screen).locator('form')

        test.beforeEach(async ({ page, office }) => {
          const merchantState = office(merchant)
          await merchantState.patchStatus({ info: { login: rule, register: rule } })
          await visit(page, merchantState, `/m/${screen}`, screen)
          await expect(form(page).locator('[data-feature="captcha"] button')).toBeVisible()
        })

        test('the button lies over nothing, whatever errors, window and text', async ({ page }) => {
          const button = form(page).locator('button[type=submit]')
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height })
            expect(await misplaced(page), `${width} × ${height}`).toEqual([])
          }
          await button.click()
          await expect(screenOf(page, screen).getByRole('alert').first()).toBeVisible()
          for (const [width, height] of SIZES) {
            await page.setViewportSize({ width, height })
            expect(await misplaced(page), `${width} × ${height}, errors`).toEqual([])
          }
          await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
          await page.setViewportSize({ width: 360, height: 800 })
          expect(await misplaced(page), 'text at 200 %').toEqual([])
          await button.scrollIntoViewIfNeeded()
          await expect(button).toBeInViewport({ ratio: 1 })
        })

        test('the button stays above the keyboard, whatever is filled in, and never lies over the captcha', async ({
          page,
        }) => {
          const fields = await form(page)
            .locator('input:not([type=checkbox])')
            .filter({ visible: true })
            .all()
          for (const [height, left] of KEYBOARDS) {
            for (const field of fields) {
              await page.setViewportSize({ width: 360, height })
              await field.focus()
              await page.setViewportSize({ width: 360, height: left })
              const what = `${await field.getAttribute('name')}, ${height} to ${left}`
              await expect.poll(() => wrongAboveKeyboard(page), what).toEqual([])
            }
            // The keyboard remains open while the focus moves from field to field.
            for (const field of fields) {
              await field.focus()
              const what = `on to ${await field.getAttribute('name')}, ${left}`
              await expect.poll(() => wrongAboveKeyboard(page), what).toEqual([])
            }
          }
        })
      })
    }
  }
}
