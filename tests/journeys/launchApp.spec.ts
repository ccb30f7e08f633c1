import { devices } from '@playwright/test'
import type { BackOffice } from '../support/backOffice.ts'
import { expect, screenOf, test } from '../support/journey.ts'
import { withoutCaptcha } from '../support/loginForm.ts'
import { gamePage, launchAsMember } from '../support/playing.ts'

const GAME = '/m/launchGame?vendor=RNG&code=GEMNORTE&backUrl=%2Fm%2Fhome'
const APK = 'https://apps.test/play.apk'
const CONFIG = 'relay/MCSFE_getAppDownloadConfig'

/** Makes a merchant's games start in its app; null: the app's configuration is missing. */
async function appFirst(office: BackOffice, config: object | null = {}): Promise<void> {
  await withoutCaptcha(office)
  await office.setFlags({ STARTGAMEINAPP3: true })
  await office.patchStatus({ info: { resources: [{ resourceType: 'Android', url: APK }] } })
  await office.setValue('relay/WPSCORE_getDownloadSetting', { resources: [] })
  if (config) await office.setValue(CONFIG, config)
  else await office.fault(CONFIG, { kind: 'status', status: 404 })
}

test.describe('on an Android phone', () => {
  test.use({ userAgent: devices['Pixel 7'].userAgent })

  test('STARTGAMEINAPP3 asks for the app before a game is asked for, and there is no way around it', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await appFirst(aurora, { app_desc: { enabled: true, value: '<p>Faster and <b>full screen</b></p>' } })
    await launchAsMember(page, aurora, GAME)
    const said = screenOf(page, 'launchGame').getByRole('alert')
    await expect(said).toContainText('Get the app to play')
    await expect(said).toContainText('Faster and full screen')
    await expect(said.getByRole('button')).toHaveCount(1)
    await page.route(APK, (route) => route.fulfill({ status: 204 }))
    const download = page.waitForRequest(APK)
    await said.getByRole('button', { name: 'Get the app' }).click()
    await download
    expect(await aurora.calls('/wps/game/launchGame')).toEqual([])
    await screenOf(page, 'launchGame').getByRole('button', { name: 'Back', exact: true }).click()
    await expect(screenOf(page, 'home')).toBeVisible()
  })

  test('it asks nothing on a domain that the configuration leaves out', async ({ page, office }) => {
    const aurora = office('aurora')
    const { hostname } = new URL(aurora.origin)
    await appFirst(aurora, {
      domains_switch: { enabled: true, value: 2 },
      domains: { enabled: true, value: [hostname] },
    })
    await launchAsMember(page, aurora, GAME)
    await expect(gamePage(page)).toBeVisible()
  })

  test('it asks for the app that exists also without an app-download configuration', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await appFirst(aurora, null)
    await launchAsMember(page, aurora, GAME)
    const said = screenOf(page, 'launchGame').getByRole('alert')
    await expect(said.getByRole('heading', { name: 'Get the app to play' })).toBeVisible()
    await expect(said.getByRole('button', { name: 'Continue in the browser' })).toHaveCount(0)
  })

  test('it says so when there is no app for this phone', async ({ page, office }) => {
    const aurora = office('aurora')
    await appFirst(aurora)
    await aurora.patchStatus({
      info: { resources: [{ resourceType: 'IOS', url: 'https://apps.test/play.ipa' }] },
    })
    await launchAsMember(page, aurora, GAME)
    const said = screenOf(page, 'launchGame').getByRole('alert')
    await expect(said).toContainText('There is no app for this device yet')
    await said.getByRole('button', { name: 'Continue in the browser' }).click()
    await expect(gamePage(page)).toBeVisible()
  })

  test('it counts from the moment that the site says so, also on a phone that remembers the site without it', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await appFirst(aurora)
    await aurora.setFlags({ STARTGAMEINAPP3: false })
    await launchAsMember(page, aurora, GAME)
    await expect(gamePage(page)).toBeVisible()
    await aurora.setFlags({ STARTGAMEINAPP3: true })
    // A repeat visit starts with the stored site, so it may have requested the game already.
    await aurora.fault('game/launchGame', { kind: 'hang' })
    await page.reload()
    await expect(screenOf(page, 'launchGame').getByRole('alert')).toContainText('Get the app to play')
    await expect(gamePage(page)).toHaveCount(0)
  })

  test('inside the app games start at once', async ({ page, office }) => {
    const aurora = office('aurora')
    await appFirst(aurora)
    await launchAsMember(page, aurora, `${GAME}&inApp=1`)
    await expect(gamePage(page)).toBeVisible()
  })
})

test('on a computer, where it cannot be installed, the app is offered and the player goes on once for all games', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await appFirst(aurora)
  await launchAsMember(page, aurora, GAME)
  const screen = screenOf(page, 'launchGame')
  await screen.getByRole('alert').getByRole('button', { name: 'Continue in the browser' }).click()
  await gamePage(page).getByRole('button', { name: 'Back', exact: true }).click()
  await expect(screenOf(page, 'home')).toBeVisible()
  await page.locator('[data-section="gameLanes"] a[href*="/m/launchGame?"]').first().click()
  await expect(gamePage(page)).toBeVisible()
})
