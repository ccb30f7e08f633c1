import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../../scripts/toolchain/browser.ts'
import { expect, openBench, phone, screenIn, test } from '../../support/bench.ts'

const executablePath = process.env.JOURNEY_BROWSER ?? findBrowser('whole')
const START = { args: ['--no-sandbox'], ...(executablePath && { executablePath }) }

/** The features that Playwright turns off by itself, the partitioning of third parties' storage among them, as one flag. */
async function turnedOff(): Promise<string[]> {
  // Without this flag the browser does not say how it was started.
  const browser = await chromium.launch({ ...START, args: [...START.args, '--enable-automation'] })
  try {
    const session = await browser.newBrowserCDPSession()
    const { arguments: flags } = await session.send('Browser.getBrowserCommandLine')
    return flags.filter((flag) => flag.startsWith('--disable-features='))
  } finally {
    await browser.close()
  }
}

/**
 * The full browser with its own profile and its own features, as people have it: this machine needs a flag to start it, and Playwright
 * has those by which it drives the browser.
 */
async function inProfile(preferences: object, use: (page: Page) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'))
  mkdirSync(join(profile, 'Default'))
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const off = await turnedOff()
  expect(off.join(), 'the flag that is left out').toContain('ThirdPartyStoragePartitioning')
  const context = await chromium.launchPersistentContext(profile, {
    ...START,
    ignoreDefaultArgs: off,
    viewport: { width: 1440, height: 900 },
  })
  try {
    await use(context.pages()[0] ?? (await context.newPage()))
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
}

const BLOCKED = { profile: { block_third_party_cookies: true, cookie_controls_mode: 1 } }

test('phones are live where the browser blocks the storage of third parties', async ({ bench }) => {
  await inProfile(BLOCKED, async (page) => {
    const failures: string[] = []
    page.on('pageerror', ({ message }) => failures.push(message))
    await openBench(page, bench, {
      phones: [{ merchant: 'aurora' }, { merchant: 'aurora', who: 'player' }],
      tab: 'theme',
    })
    for (const number of [1, 2])
      await expect(page.getByRole('article', { name: `Phone ${number}` })).toContainText('Screen home')
    expect(await storageOf(page)).toBe('kept')
    await page.getByRole('textbox', { name: 'brand, value', exact: true }).fill('#d11f5b')
    for (const number of [1, 2])
      await expect
        .poll(() =>
          phone(page, number)
            .locator('html')
            .evaluate((root) => root.style.getPropertyValue('--brand')),
        )
        .toBe('#d11f5b')
    expect(failures).toEqual([])
  })
})

const storageOf = (page: Page): Promise<string | null> =>
  phone(page, 1)
    .locator('html')
    .evaluate(() => {
      localStorage.setItem('tried', 'kept')
      return localStorage.getItem('tried')
    })

test('a phone for which the browser keeps nothing at all is live, and says that it forgets', async ({
  bench,
}) => {
  await inProfile({}, async (page) => {
    await page.addInitScript(() => {
      if (!location.hostname.includes('wb-')) return
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          configurable: true,
          get: () => {
            throw new DOMException('Access is denied for this document.', 'SecurityError')
          },
        })
    })
    await openBench(page, bench, { phones: [{ merchant: 'aurora' }] })
    await expect(screenIn(page, 1)).toBeVisible()
    await expect(page.getByRole('article', { name: 'Phone 1' })).toContainText('forgets everything')
  })
})

test('a phone whose page does not answer is said not to be live', async ({ bench }) => {
  await inProfile({}, async (page) => {
    await page.route(/wb-[a-z0-9-]+\.workbench\.localhost/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>Somebody else' }),
    )
    const query = new URLSearchParams({ merchant: 'aurora', phone: '{"merchant":"aurora"}' })
    await page.goto(`${bench.url}#${query}`)
    await expect(page.getByRole('article', { name: 'Phone 1' }).getByRole('alert')).toContainText('not live')
  })
})
