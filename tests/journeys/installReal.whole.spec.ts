import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from '../../scripts/toolchain/browser.ts'
import { expect, featureOf, siteNow, test } from '../support/journey.ts'
import { merchantsWithIcons } from '../support/merchants.ts'

/** Uses a persistent profile: browsers offer no installation in private windows. */
async function inProfile(
  flags: readonly string[],
  use: (context: BrowserContext, page: Page) => Promise<void>,
): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  const executablePath = process.env.JOURNEY_BROWSER ?? findBrowser('whole')
  const context = await chromium.launchPersistentContext(profile, {
    args: [...BROWSER_FLAGS, '--bypass-app-banner-engagement-checks', ...flags],
    ...(executablePath && { executablePath }),
    viewport: { width: 360, height: 780 },
    hasTouch: true,
    locale: 'en-US',
  })
  try {
    await context.addInitScript(() => {
      if (location.origin === 'null') return
      localStorage.setItem('language', 'EN')
      // The announcements have been read before. Otherwise the bar waits for their popup.
      localStorage.setItem('hidePopup', '1')
    })
    await use(context, context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

test("Chromium's own check finds every merchant with icons installable", async ({ office }) => {
  await inProfile([], async (context, page) => {
    for (const merchant of merchantsWithIcons) {
      await page.goto(`${office(merchant).origin}/m/home`)
      await expect(page.locator('link[rel="manifest"]')).toHaveCount(1)
      const session = await context.newCDPSession(page)
      // Chromium checks the manifest asynchronously.
      const errors = () =>
        session.send('Page.getInstallabilityErrors').then((found) => found.installabilityErrors)
      await expect.poll(errors, merchant).toEqual([])
      const manifest = await session.send('Page.getAppManifest')
      expect(manifest.errors, merchant).toEqual([])
      expect(manifest.url).toBe(
        `${office(merchant).origin}/wps/system/manifest.json?merchantCode=${merchant}`,
      )
      const { appId, recommendedId } = await session.send('Page.getAppId')
      expect([appId, recommendedId]).toEqual([`${office(merchant).origin}/m/`, expect.anything()])
      await session.detach()
    }
  })
})

test('the real offer is kept back from the browser, and is there for the Web app button', async ({
  office,
}) => {
  await inProfile([], async (_, page) => {
    await page.addInitScript(() => {
      addEventListener('beforeinstallprompt', (event) => {
        // After all other listeners.
        setTimeout(() =>
          document.documentElement.setAttribute('data-offer', event.defaultPrevented ? 'kept' : 'let go'),
        )
      })
    })
    await page.goto(`${office('manila').origin}/m/home`)
    await expect(page.locator('html')).toHaveAttribute('data-offer', 'kept')
    const bar = featureOf(page, 'installPrompt')
    await expect(bar).toBeVisible()
    await page.evaluate(() => {
      // Nobody can answer the browser's own dialog here, so the test only checks that it is requested.
      const { BeforeInstallPromptEvent: kind } = Object(window)
      kind.prototype.prompt = () => {
        document.documentElement.setAttribute('data-asked', '')
        return new Promise(() => undefined)
      }
    })
    await bar.getByRole('button', { name: 'Web app' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked')
  })
})

test('in a window of its own the site is the installed app: it asks for nothing', async ({ office }) => {
  const manila = office('manila')
  await inProfile([`--app=${manila.origin}/m/home`], async (_, page) => {
    await expect(page.locator('[data-screen="home"]')).toBeVisible()
    expect(await page.evaluate(() => matchMedia('(display-mode: standalone)').matches)).toBe(true)
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('hideDownloadBar'))).toBe('1')
    expect(await page.evaluate(() => sessionStorage.getItem('SHELL_installDismissed'))).toBe('99')
    const decisions = (await siteNow(page))?.decisions
    expect([decisions?.installPrompt?.on, decisions?.downloadBar?.on]).toEqual([false, false])
    await expect(featureOf(page, 'installPrompt')).toHaveCount(0)
    await expect(featureOf(page, 'downloadBar')).toHaveCount(0)
  })
})
