import { expect, test } from '../support/journey.ts'

test('a browser that lacks what the app calls shows that it needs an update, and no blank page', async ({
  page,
  office,
}) => {
  // Chromium 92 lacks it; `tests/engines/outdated.spec.ts` opens the page in that browser itself.
  await page.addInitScript(() => {
    Reflect.deleteProperty(Object, 'hasOwn')
  })
  await page.goto(`${office('aurora').origin}/m/home?language=PT-BR`)
  await expect(page.locator('[data-screen="outdated"]')).toContainText('Seu navegador está desatualizado')
  expect(await page.evaluate(() => '__SITE__' in window)).toBe(false)
})
