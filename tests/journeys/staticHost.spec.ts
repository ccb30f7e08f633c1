import { resolve } from 'node:path'
import { expect, screenOf, siteNow, test } from '../support/journey.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { serveStatic } from '../support/staticServer.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')

test('the build runs behind any static server that proxies /wps: home, and a deep link', async ({
  page,
  world,
}) => {
  const server = await serveStatic(DIST, TEST_PORT)
  try {
    const origin = originOf('aurora', world, server.port)
    await page.goto(`${origin}/m/home`)
    await expect(screenOf(page, 'home')).toBeVisible()
    await expect(page.locator('[data-section="gameLanes"]').getByRole('link').first()).toBeVisible()
    expect((await siteNow(page))?.problems).toEqual([])
    await page.goto(`${origin}/m/register`)
    await expect(screenOf(page, 'register').getByLabel('Username', { exact: true })).toBeVisible()
  } finally {
    server.close()
  }
})
