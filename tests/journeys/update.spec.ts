import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import {
  test as base,
  comeBack,
  expect,
  expectNoReload,
  featureOf,
  markPage,
  screenOf,
} from '../support/journey.ts'
import { originOf, TEST_PORT } from '../support/place.ts'
import { type Builds, type Deployment, prepareBuilds, prepareDeployment } from '../support/secondBuild.ts'
import { serveStatic } from '../support/staticServer.ts'
import { buildOf, prompt, refresh, refreshTo } from '../support/updating.ts'

const DIST = process.env.DIST_DIR ?? resolve(import.meta.dirname, '../../dist')

const test = base.extend<{ deployment: Deployment; origin: string }, { builds: Builds }>({
  builds: [
    async ({ browserName: _ }, use) => {
      const builds = await prepareBuilds(DIST)
      await use(builds)
      await builds.remove()
    },
    { scope: 'worker' },
  ],
  deployment: async ({ builds }, use) => {
    const deployment = await prepareDeployment(builds)
    await use(deployment)
    await deployment.remove()
  },
  origin: async ({ deployment, world }, use) => {
    const server = await serveStatic(deployment.folder, TEST_PORT)
    await use(originOf('aurora', world, server.port))
    server.close()
  },
})

/** Opens a screen and waits until the first update check has read the server's current build. */
async function start(page: Page, url: string, screen = 'home'): Promise<void> {
  const checked = page.waitForResponse(/\/mobile\/mc\/asset-manifest\.json\?_=\d+$/)
  await page.goto(url, { waitUntil: 'domcontentloaded' })
  await expect(screenOf(page, screen)).toBeVisible()
  await checked
}
/** Waits until the worker controls the page and has cached the document and the page's files. */
const withWorker = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    const isKept = async () => {
      const loaded = performance
        .getEntriesByType('resource')
        .map(({ name }) => name)
        // The document of a vendor's frame belongs to no origin, so no worker serves it.
        .filter((name) => name.includes('/m/assets/') && !name.endsWith('.html'))
      const kept = await Promise.all(
        [...loaded, '/m/index.html'].map((name) => caches.match(name, { ignoreVary: true })),
      )
      return navigator.serviceWorker.controller !== null && kept.every(Boolean)
    }
    while (!(await isKept())) await new Promise(requestAnimationFrame)
  })
test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a new version is offered to whoever comes back; Refresh brings it, and it is not offered again', async ({
    page,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    const first = await buildOf(page)
    await deployment.deploy()
    await markPage(page)
    await comeBack(page)
    await expect(refresh(page)).toBeFocused()
    await expectNoReload(page)

    const changed = page.waitForEvent('console', (line) => line.text() === 'the new worker answers')
    await page.addInitScript(() =>
      navigator.serviceWorker.addEventListener('controllerchange', () =>
        console.info('the new worker answers'),
      ),
    )
    await refreshTo(page)
    expect(await buildOf(page)).not.toBe(first)
    const checked = page.waitForResponse(/\/mobile\/mc\/asset-manifest/)
    await comeBack(page)
    await checked
    await expect(prompt(page)).toHaveCount(0)
    await changed
    await page.reload({ waitUntil: 'domcontentloaded' })
    expect(await buildOf(page)).not.toBe(first)
  })

  test('a visit that an old worker serves is offered the new version all the same', async ({
    page,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    const first = await buildOf(page)
    await deployment.deploy()
    await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(prompt(page)).toBeVisible()
    expect(await buildOf(page), 'the kept document was there at once').toBe(first)
    await refreshTo(page)
    expect(await buildOf(page)).not.toBe(first)
  })

  test('a second tab is not reloaded while its player uses it', async ({
    page,
    context,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    const other = await context.newPage()
    await start(other, `${origin}/m/login`, 'login')
    await other.getByLabel('Username', { exact: true }).fill('half a na')
    await markPage(other)
    await deployment.deploy()

    await page.bringToFront()
    await comeBack(page)
    await refreshTo(page)

    await other.bringToFront()
    const checked = other.waitForResponse(/\/m\/asset-manifest/)
    await comeBack(other)
    await checked
    await expectNoReload(other)
    await expect(prompt(other), 'not over a half-filled form').toHaveCount(0)
    await expect(other.getByLabel('Username', { exact: true })).toHaveValue('half a na')
    await other.getByLabel('Username', { exact: true }).fill('')
    await other.getByLabel('Username', { exact: true }).blur()
    await expect(prompt(other), 'when nothing is lost by it').toBeVisible()
  })

  test('what was visited starts without a network, a deep link too; a file is a file', async ({
    page,
    context,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    await start(page, `${origin}/m/login`, 'login')
    await withWorker(page)

    const profile = await page.evaluate(async () => (await fetch('/m/app.mobileconfig')).status)
    expect(profile).toBe(404)
    const answer = await page.goto(`${origin}/m/app.mobileconfig`).catch(() => null)
    expect(answer?.headers()['content-type'] ?? '').not.toContain('text/html')

    await context.setOffline(true)
    await page.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(screenOf(page, 'home')).toBeVisible()
    await page.goto(`${origin}/m/login?from=deep`, { waitUntil: 'domcontentloaded' })
    await expect(screenOf(page, 'login').getByLabel('Username', { exact: true })).toBeVisible()
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(
      kept.filter((path) => path.startsWith('/wps')),
      '/wps is never kept',
    ).toEqual([])
  })

  test('a new version that has not run yet does not take the offline start away: the one before starts', async ({
    page,
    context,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    const first = await buildOf(page)
    await deployment.deploy()
    await page.evaluate(async () => {
      const registration = await (await navigator.serviceWorker.ready).update()
      while (!registration.waiting) await new Promise(requestAnimationFrame)
    })
    // With the last page closed, the new worker takes over.
    const next = await context.newPage()
    await page.close()
    await context.setOffline(true)
    await next.goto(`${origin}/m/home`, { waitUntil: 'domcontentloaded' })
    await expect(screenOf(next, 'home')).toBeVisible()
    expect(await buildOf(next)).toBe(first)
    const isReplaced = () => next.evaluate(async () => (await navigator.serviceWorker.ready).waiting === null)
    expect(await isReplaced(), 'the new worker has answered').toBe(true)
  })

  test('a chunk of the version before is gone: one reload, and the new version stands there', async ({
    page,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    await withWorker(page)
    const first = await buildOf(page)
    await deployment.deploy()
    let documents = 0
    page.on('framenavigated', (frame) => {
      if (frame === page.mainFrame()) documents += 1
    })
    await page.getByRole('link', { name: 'Log in' }).first().click()
    await expect(screenOf(page, 'login').getByLabel('Username', { exact: true })).toBeVisible()
    expect(await buildOf(page)).not.toBe(first)
    expect(documents, 'the step to the login and one reload').toBeLessThanOrEqual(2)
  })
})

test.describe('without a service worker', () => {
  test('Refresh brings the new version', async ({ page, deployment, origin }) => {
    await start(page, `${origin}/m/home`)
    const first = await buildOf(page)
    await deployment.deploy()
    await comeBack(page)
    await refreshTo(page)
    expect(await buildOf(page)).not.toBe(first)
  })

  test('only the older part has changed: offered, and a plain reload serves', async ({
    page,
    deployment,
    origin,
  }) => {
    await start(page, `${origin}/m/home`)
    const first = await buildOf(page)
    await deployment.deployOlderPart('{"files":{"main.js":"/mobile/mc/main.2.js"}}')
    await comeBack(page)
    await refreshTo(page)
    expect(await buildOf(page)).toBe(first)
  })

  for (const [what, answer] of [
    ['HTML', '<!doctype html><title>Sign in to this network</title>'],
    ['broken JSON', '{"files":'],
  ] as const) {
    test(`${what} in place of a manifest is not a new version`, async ({ page, deployment, origin }) => {
      await start(page, `${origin}/m/home`)
      await deployment.deployOlderPart(answer)
      const checked = page.waitForResponse(/\/mobile\/mc\/asset-manifest/)
      await comeBack(page)
      await checked
      await expect(prompt(page)).toHaveCount(0)
      await deployment.deployOlderPart('{"files":{"main.js":"/mobile/mc/main.2.js"}}')
      await comeBack(page)
      await expect(prompt(page)).toBeVisible()
    })
  }

  test('put off, it is not offered again for the same version', async ({ page, deployment, origin }) => {
    await start(page, `${origin}/m/home`)
    await deployment.deploy()
    await comeBack(page)
    await prompt(page).getByRole('button', { name: 'Close' }).click()
    await expect(featureOf(page, 'updatePrompt')).toHaveCount(0)
    const checked = page.waitForResponse(/\/mobile\/mc\/asset-manifest/)
    await comeBack(page)
    await checked
    await expect(prompt(page)).toHaveCount(0)
  })
})
