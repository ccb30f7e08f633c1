import type { Page } from '@playwright/test'
import { expect, expectNoReload, featureOf, markPage, screenOf, test, visit } from '../support/journey.ts'
import { touch } from '../support/touch.ts'

const BANNERS = 'relay/MCSFE_getBanners'

const bannersNamed = (title: string) =>
  [title, 'Second'].map((title) => ({
    groupName: 'm_home',
    title,
    image: '/m/merchants/aurora/banners/friday-cashback.svg',
  }))

/** Pulls the page down from below its header, in steps as a finger does. */
async function pull(page: Page, distance: number) {
  const finger = await touch(page, 180, 90)
  for (const share of [0.1, 0.4, 0.7, 1]) await finger.move(180, 90 + distance * share)
  return finger
}

test('a page that is pulled down requests what it shows again, without a reload', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await aurora.setValue(BANNERS, bannersNamed('Before'))
  await visit(page, aurora)
  const slide = (title: string) => featureOf(page, 'banners').getByRole('img', { name: title })
  await expect(slide('Before')).toBeVisible()
  await markPage(page)
  const disc = page.locator('[data-pull]')
  await expect(disc).toBeAttached()
  await aurora.setValue(BANNERS, bannersNamed('After'))

  const short = await pull(page, 60)
  await expect(disc).toHaveAttribute('data-state', 'pulled')
  await short.release()
  await expect(disc).toHaveAttribute('data-state', 'hidden')
  await expect(slide('Before')).toBeVisible()

  const long = await pull(page, 400)
  await expect(disc).toHaveAttribute('data-state', 'ready')
  await long.release()
  await expect(slide('After')).toBeVisible()
  await expect(disc).toHaveAttribute('data-state', 'hidden')
  await expectNoReload(page)
})

test('a page with a form cannot be pulled: its entries stay', async ({ page, office }) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await expect(page.locator('[data-pull]')).toBeAttached()
  await page.getByRole('link', { name: 'Log in' }).first().tap()
  await expect(screenOf(page, 'login')).toBeVisible()
  await expect(page.locator('[data-pull]')).toHaveCount(0)
})
