import { offerUpgrade } from '../support/appDownload.ts'
import { expect, featureOf, test, visit } from '../support/journey.ts'

test.beforeEach(({ office }) => offerUpgrade(office('aurora')))

/** The user agent of the official app's web view, with the app's version. */
const IN_APP = (version: string) =>
  `Mozilla/5.0 (Linux; Android 14; SM-S921B; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36 App/${version}`

test.describe('inside an app that is older', () => {
  test.use({ userAgent: IN_APP('1.0.0') })

  test('a newer one is offered; it can be closed, and then the page is there', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setFlags({ MANDATORYAPPUPDATES3: 0 })
    await visit(page, aurora)
    const prompt = page.getByRole('alertdialog', { name: 'Update the app' })
    await expect(prompt).toBeVisible()
    await prompt.getByRole('button', { name: 'Close' }).click()
    await expect(featureOf(page, 'upgradePrompt')).toHaveCount(0)
  })

  test('one that is mandatory cannot be closed', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setFlags({ MANDATORYAPPUPDATES3: 1 })
    await visit(page, aurora)
    const prompt = page.getByRole('alertdialog', { name: 'Update the app' })
    await expect(prompt.getByRole('button', { name: 'Update Now' })).toBeVisible()
    await expect(prompt.getByRole('button', { name: 'Close' })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await page.mouse.click(5, 5)
    await expect(prompt).toBeVisible()
  })

  test('nothing is offered where there is nothing newer', async ({ page, office }) => {
    const aurora = office('aurora')
    await aurora.setValue('relay/WPSCORE_getDownloadSetting', { resources: [] })
    const asked = page.waitForResponse(/WPSCORE_getDownloadSetting/)
    await visit(page, aurora)
    await asked
    await expect(featureOf(page, 'upgradePrompt')).toHaveCount(0)
  })
})

test.describe('inside an app that is as new', () => {
  test.use({ userAgent: IN_APP('99.0.0') })

  test('nothing is offered', async ({ page, office }) => {
    const asked = page.waitForResponse(/WPSCORE_getDownloadSetting/)
    await visit(page, office('aurora'))
    await asked
    await expect(featureOf(page, 'upgradePrompt')).toHaveCount(0)
  })
})

test('outside of the app nothing is offered', async ({ page, office }) => {
  await visit(page, office('aurora'))
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
  await expect(featureOf(page, 'upgradePrompt')).toHaveCount(0)
})
