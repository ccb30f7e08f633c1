import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect, featureOf, screenOf } from '../support/journey.ts'
import { logIn } from '../support/logIn.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { serveStatic } from '../support/staticServer.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')

const test = base.extend<{ origin: string }>({
  origin: async ({ world }, use) => {
    const server = await serveStatic(DIST, TEST_PORT)
    await use(originOf('aurora', world, server.port))
    server.close()
  },
})
test.use({ serviceWorkers: 'allow' })

/** What the browser has painted of text and pictures. */
const painted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((answer) => {
        const observer = new PerformanceObserver((list) => answer(list.getEntries().length))
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => answer(0), 1500)
      }),
  )
const still = (page: Page) => page.locator('html > div')
const kept = (page: Page): Promise<string> => page.evaluate(() => localStorage.getItem('SHELL_still') ?? '')

/** A guest's first visit, until what the next one begins with is kept. */
async function visitOnce(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
  await expect.poll(() => kept(page)).not.toBe('')
}

/** The app's own file does not come until it is let go. */
async function hold(page: Page): Promise<() => void> {
  let go = () => {}
  const gone = new Promise<void>((resolve) => {
    go = resolve
  })
  await page.route('**/m/assets/app-*.js', (route) => gone.then(() => route.continue()))
  return go
}

test.describe('without a worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a repeat visit sees home before the app is there, and the app’s own home as soon as that stands', async ({
    page,
    origin,
  }) => {
    await visitOnce(page, origin)
    const letGo = await hold(page)
    await page.goto(`${origin}/m/home`, { waitUntil: 'commit' })
    await expect(still(page)).toBeAttached()
    await expect(still(page)).toHaveAttribute('inert')
    expect(await painted(page)).toBeGreaterThan(0)
    letGo()
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(still(page)).toHaveCount(0)
    await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
  })

  test('what a closed site looked like does not stay over what is said now', async ({
    page,
    origin,
    office,
  }) => {
    await visitOnce(page, origin)
    await office('aurora').patchStatus({ maintenance: true })
    await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(screenOf(page, 'maintenance')).toBeVisible()
    await expect(still(page)).toHaveCount(0)
  })

  test('nothing of a member’s home is kept, and a member is not shown a guest’s', async ({
    page,
    office,
  }) => {
    const aurora = office('aurora')
    await logIn(page, aurora.origin, { userName: 'player', password: 'Player!2026' })
    await expect(screenOf(page, 'home')).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('SHELL_still'))
    await page.reload({ waitUntil: 'domcontentloaded' })
    await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    expect(await kept(page)).toBe('')
  })
})

test('what was visited starts without a network, with its pictures', async ({ page, context, office }) => {
  const { origin } = office('aurora')
  await visitOnce(page, origin)
  const picture = '/m/merchants/aurora/logo.svg'
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await expect
    .poll(() =>
      page.evaluate(async (path) => Boolean(await caches.match(path, { ignoreVary: true })), picture),
    )
    .toBe(true)
  await context.setOffline(true)
  await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
  await expect(screenOf(page, 'home')).toBeVisible()
  await expect(page.locator(`img[src$="${picture}"]`).first()).toBeVisible()
})
