import type { Network } from '../../scripts/bench/network.ts'
import { test as base, expect, screenOf } from '../support/journey.ts'
import {
  allScripts,
  countingNetwork,
  expectQuiet,
  noteCompletion,
  scriptsBeforeCompletion,
  scriptsOfThePage,
  styleRecalculationsIn,
} from '../support/pageCost.ts'
import { originOf } from '../support/place.ts'

/** A smaller file costs its round trip and saves nothing, bytes (brotli). */
const SMALLEST_CHUNK = 1_000
const SCRIPTS_BEFORE_COMPLETE = 12
const SCRIPTS_WITH_WORKER = 25
/** All JavaScript files of home, with all that lies over it, bytes (brotli). */
const WHOLE_HOME = 200_000
/** A countdown writes one text a second, a carousel moves now and then. */
const RECALCULATIONS_AT_REST = 30
const REST_SECONDS = 10
/** So long without a request: the worker has what it wants, and the page too, ms. */
const AT_REST_MS = 3_000

/** A first visit as a player makes it: with the worker, with motion, and with all that offers itself. */
const test = base.extend<{ network: Network }>({
  network: async ({ page }, use) => {
    const network = await countingNetwork()
    await noteCompletion(page)
    await use(network)
    network.close()
  },
})
test.use({
  serviceWorkers: 'allow',
  contextOptions: { reducedMotion: 'no-preference' },
  asksToInstall: true,
  readsAnnouncements: true,
  welcomes: true,
})

for (const merchant of ['aurora', 'manila', 'saigon']) {
  test(`a first visit to the home of ${merchant} asks for few scripts, none of them tiny`, async ({
    page,
    network,
    world,
  }) => {
    await page.goto(`${originOf(merchant, world, network.port)}/m/home`, { waitUntil: 'commit' })
    const before = await scriptsBeforeCompletion(page)
    await expectQuiet(network, AT_REST_MS)
    const scripts = scriptsOfThePage(network)
    expect
      .soft(before.length, `scripts before home is complete: ${before.join(' ')}`)
      .toBeLessThanOrEqual(SCRIPTS_BEFORE_COMPLETE)
    expect
      .soft(allScripts(network).length, 'scripts of the page and of the worker')
      .toBeLessThanOrEqual(SCRIPTS_WITH_WORKER)
    expect.soft(scripts.filter(({ bytes }) => bytes < SMALLEST_CHUNK)).toEqual([])
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      'bytes of JavaScript',
    ).toBeLessThanOrEqual(WHOLE_HOME)
  })

  test(`a first visit to the login of ${merchant} asks for no tiny script`, async ({
    page,
    network,
    world,
  }) => {
    await page.goto(`${originOf(merchant, world, network.port)}/m/login`, { waitUntil: 'commit' })
    await expect(screenOf(page, 'login')).toBeVisible()
    await expectQuiet(network, AT_REST_MS)
    const scripts = scriptsOfThePage(network)
    expect(scripts.length, 'scripts of the page').toBeGreaterThan(0)
    expect(scripts.filter(({ bytes }) => bytes < SMALLEST_CHUNK)).toEqual([])
  })

  test(`the home of ${merchant} at rest computes hardly any style anew`, async ({ page, network, world }) => {
    await page.goto(`${originOf(merchant, world, network.port)}/m/home`, { waitUntil: 'commit' })
    await expect(screenOf(page, 'home')).toBeVisible()
    await expectQuiet(network, AT_REST_MS)
    expect(await styleRecalculationsIn(page, REST_SECONDS)).toBeLessThanOrEqual(RECALCULATIONS_AT_REST)
  })
}
