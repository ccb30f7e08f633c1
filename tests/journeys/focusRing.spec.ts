import type { Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'

/** The tag of the focused element, and whether it wears a focus ring. */
const focusOf = (page: Page) =>
  page.evaluate(() => {
    const { activeElement } = document
    if (!activeElement) return { tag: '', ring: false }
    const { outlineStyle, outlineWidth } = getComputedStyle(activeElement)
    return {
      tag: activeElement.localName,
      ring: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0,
    }
  })

// One merchant of each layout.
for (const code of ['aurora', 'manila', 'angkor']) {
  test(`${code}: the focus ring is seen with Tab, and not after a touch`, async ({ page, office }) => {
    await visit(page, office(code))
    const opener = featureOf(page, 'languagePicker').getByRole('button')
    await opener.tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(() => focusOf(page)).toMatchObject({ ring: false })
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect((await focusOf(page)).ring).toBe(false)

    await page.keyboard.press('Tab')
    await expect.poll(() => focusOf(page)).toMatchObject({ ring: true })
  })

  test(`${code}: a screen that takes the focus by program wears no ring, by keyboard neither`, async ({
    page,
    office,
  }) => {
    await visit(page, office(code))
    await page.getByRole('link', { name: 'Register' }).first().focus()
    await page.keyboard.press('Enter')
    await expect(screenOf(page, 'register')).toBeVisible()
    await expect.poll(() => focusOf(page)).toEqual({ tag: 'main', ring: false })
    await page.keyboard.press('Tab')
    await expect.poll(() => focusOf(page)).toMatchObject({ ring: true })
  })
}

test('headings and boxes that take the focus by program wear no ring after a key; a control does', async ({
  page,
  office,
}) => {
  await visit(page, office('aurora'))
  await page.keyboard.press('Tab')
  const rings = await page.evaluate(() =>
    ['h1', 'h2', 'div', 'section', 'button'].filter((tag) => {
      const element = document.createElement(tag)
      element.tabIndex = -1
      document.querySelector('main')?.append(element)
      element.focus()
      return getComputedStyle(element).outlineStyle !== 'none'
    }),
  )
  expect(rings).toEqual(['button'])
})
