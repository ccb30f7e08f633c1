import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { test as base, expect, featureOf, screenOf } from '../support/journey.ts'
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

/** Makes a guest's first visit, until home is complete. */
async function visitOnce(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
  await expect(featureOf(page, 'gameLanes').first()).toBeVisible()
}

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
