import type { Page } from '@playwright/test'
import { expect, featureOf, screenOf, test, visit } from '../support/journey.ts'

test.use({ asksToInstall: true })

const bar = (page: Page) => featureOf(page, 'installPrompt')
const stored = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)

/** Fakes the browser's install event, and the player's answer to it. */
const offerPrompt = (page: Page, outcome: 'accepted' | 'dismissed') =>
  page.evaluate((answer) => {
    const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => document.documentElement.setAttribute('data-prompted', ''),
      userChoice: Promise.resolve({ outcome: answer }),
    })
    window.dispatchEvent(event)
  }, outcome)

test('a player is asked on home, says not now, is not asked again in this session, and has the download bar', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  await visit(page, manila)
  await expect(bar(page)).toBeVisible()
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(await stored(page, 'SHELL_hideInstall')).toBe('1')
  expect(await stored(page, 'SHELL_installDismissed')).toBe('1')

  await page.reload()
  const download = featureOf(page, 'downloadBar')
  // The install bar has had its say in this visit: the next offer of the app is a pill, which a tap opens.
  await expect(download).toHaveAttribute('data-folded')
  await download.locator('[aria-expanded="false"]').click()
  await expect(download.getByText('5.0', { exact: true })).toBeVisible()
  await download.getByRole('button', { name: 'Close' }).click()
  const appWindow = page.getByRole('dialog')
  await expect(appWindow.getByRole('button', { name: 'Get the app' })).toBeVisible()
  expect(await stored(page, 'hideDownloadBar')).toBe('1')
  await appWindow.getByRole('button', { name: 'Continue in the browser' }).click()
  await expect(appWindow).toHaveCount(0)
  await page.reload()
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  await expect(download).toHaveCount(0)
})

test('the browser offers its prompt: accepted, it is cleared and installing is said', async ({
  page,
  office,
}) => {
  await visit(page, office('saigon'))
  await expect(bar(page)).toBeVisible()
  await offerPrompt(page, 'accepted')
  await bar(page).getByRole('button', { name: 'Web app' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Installing' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-prompted')
  await page.evaluate(() => void window.dispatchEvent(new Event('appinstalled')))
  expect(await stored(page, 'SHELL_installDismissed')).toBe('99')
})

test('the global close closes it', async ({ page, office }) => {
  await visit(page, office('manila'))
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => void window.dispatchEvent(new Event('closeInstallPrompt')))
  await expect(bar(page)).toHaveCount(0)
})

test('the browser offers its prompt and the player says no: that counts, and nobody asks again', async ({
  page,
  office,
}) => {
  await visit(page, office('saigon'))
  await offerPrompt(page, 'dismissed')
  await bar(page).getByRole('button', { name: 'Web app' }).click()
  await expect(bar(page)).toHaveCount(0)
  expect(await stored(page, 'SHELL_hideInstall')).toBe('1')
  expect(await stored(page, 'SHELL_installDismissed')).toBe('1')
})

test('a browser that offers nothing is told where to look', async ({ page, office }) => {
  await visit(page, office('aurora'))
  await bar(page).getByRole('button', { name: 'Web app' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Add to home screen' })).toBeVisible()
})

test('it comes a second after the start, and not before', async ({ page, office }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('[data-feature="installPrompt"]')) return
      document.documentElement.setAttribute('data-asked-at', String(performance.now()))
      observer.disconnect()
    }).observe(document, { childList: true, subtree: true })
  })
  await visit(page, office('manila'))
  await expect(bar(page)).toBeVisible()
  const at = Number(await page.locator('html').getAttribute('data-asked-at'))
  expect(at).toBeGreaterThanOrEqual(1000)
})

test('it is only on home: who goes on is not followed, who begins elsewhere is not asked', async ({
  page,
  office,
}) => {
  const aurora = office('aurora')
  await visit(page, aurora)
  await expect(bar(page)).toBeVisible()
  await page.getByRole('link', { name: 'Log in' }).first().click()
  await expect(screenOf(page, 'login')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
  await page.goBack()
  await expect(bar(page)).toHaveAttribute('data-folded')

  // The link to the manifest is added last, once the install feature has started.
  await visit(page, aurora, '/m/index')
  await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
  await offerPrompt(page, 'accepted')
  await expect(bar(page)).toHaveCount(0)
})

test('a back office that sends a name and icons alone: the linked manifest says the rest, and can be installed', async ({
  page,
  office,
}) => {
  const manila = office('manila')
  const pwa = JSON.stringify({ icons: { '512x512': '/m/merchants/manila/icons/icon-512.png' } })
  await manila.setValue('system/manifest', { name: 'Bare', templates: { parameters: { pwa } } })
  await visit(page, manila)
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /^data:application\/manifest/)
  const { data = '', errors } = await (await page.context().newCDPSession(page)).send('Page.getAppManifest')
  expect(errors).toEqual([])
  expect(JSON.parse(data)).toMatchObject({
    name: 'Bare',
    start_url: `${manila.origin}/m/home`,
    scope: `${manila.origin}/m/`,
    display: 'standalone',
    icons: [{ src: `${manila.origin}/m/merchants/manila/icons/icon-512.png` }],
  })
})

test('a complete manifest stays the back office’s own', async ({ page, office }) => {
  await visit(page, office('manila'))
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute(
    'href',
    '/wps/system/manifest.json?merchantCode=manila',
  )
})

test('the bar goes when the browser itself installs the site', async ({ page, office }) => {
  await visit(page, office('manila'))
  await expect(bar(page)).toBeVisible()
  await page.evaluate(() => void window.dispatchEvent(new Event('appinstalled')))
  await expect(bar(page)).toHaveCount(0)
})

test.describe('on an Android phone', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
  })

  for (const [what, resources] of [
    ['names no app', []],
    ['names apps for other devices only', [{ resourceType: 'IOS', url: '/m/merchants/manila/app/x.ipa' }]],
  ] as const) {
    test(`where the status ${what}, the bar offers the app of the download setting`, async ({
      page,
      office,
    }) => {
      const manila = office('manila')
      await manila.patchStatus({ info: { resources } })
      await visit(page, manila)
      await expect(bar(page).getByRole('button', { name: 'Get the app' })).toBeVisible()
    })
  }
})
