import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './scripts/toolchain/browser.ts'
import { MATRIX_FLAGS } from './tests/matrix/flags.ts'
import { PHONE } from './tests/support/phone.ts'
import { TEST_PORT } from './tests/support/place.ts'

/**
 * What proves the app in a browser: `matrix`, every merchant × visitor × screen, and `journeys`, what people do from end to
 * end. One back office serves all workers, each in a world of its own.
 */
const launch = (executablePath: string | undefined, args: readonly string[] = BROWSER_FLAGS) => ({
  args: [...args],
  ...(executablePath && { executablePath }),
  env: { ...process.env, FONTCONFIG_FILE: join(import.meta.dirname, 'tests/support/fonts/fonts.conf') },
})

/** The fast one does for all that needs no notifications and no installation. */
const shell = process.env.MATRIX_BROWSER ?? findBrowser('headless-shell')
const fast = launch(shell)
/** Without it, Playwright would silently take its shell: this is the path of the error instead. */
const NO_WHOLE = 'nowhere: there is no whole browser here, install Chromium, or name one with JOURNEY_BROWSER'
const whole = launch(process.env.JOURNEY_BROWSER ?? findBrowser('whole') ?? NO_WHOLE)
const WHOLE = '**/*.whole.spec.ts'
/** Operators use a browser as it comes (`tests/support/bench.ts` takes the flags and the phone's defaults away). */
const WORKBENCH = '**/workbench/*.spec.ts'
/** Journeys that measure, against a floor in the same run: both are nothing where two others share the cores. */
const MEASURED = '**/manyGamesFrames.spec.ts'
/** What takes longer than anybody waits for: `NIGHT=1` has it run. */
const NIGHT = process.env.NIGHT ? [] : ['**/night/**']

const { MATRIX_MERCHANT, MATRIX_SCREEN, MATRIX_VISITOR, MATRIX_STATE } = process.env
const isPartOfMerchants = Boolean(MATRIX_SCREEN ?? MATRIX_VISITOR ?? MATRIX_STATE)
const isPart = Boolean(MATRIX_MERCHANT) || isPartOfMerchants
/** What a run of a part goes without: held to the whole matrix, or to none of its cells; held to whole merchants. */
const NOT_OF_A_PART = [
  ...((isPart || process.env.MATRIX_UPDATE) && !process.env.MATRIX_BRANDS ? ['brands'] : []),
  ...(isPart ? ['instruments', 'report', 'baselines', 'deployedSite', 'textsTouch'] : []),
  ...(isPartOfMerchants ? ['languages', 'cases'] : []),
].map((name) => `**/matrix/${name}.spec.ts`)

export default defineConfig({
  outputDir: 'test-results/playwright',
  fullyParallel: true,
  // People wait, so three of them share two cores; a cell of the matrix works all the time.
  workers: Number(process.env.TEST_WORKERS) || 3,
  // Others use the machine too. A second try is reported, and three runs in a row with one fail (`scripts/test/retries.ts`).
  retries: 1,
  forbidOnly: true,
  // Ends what hangs, not what is slow: the longest takes a minute and a half at rest, and three share a machine with others.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  globalSetup: './tests/support/globalSetup.ts',
  use: { ...PHONE, actionTimeout: 20_000, navigationTimeout: 40_000 },
  projects: [
    {
      name: 'matrix',
      testDir: 'tests/matrix',
      testIgnore: NOT_OF_A_PART,
      workers: 2,
      // A real change fails once: what a cell shows depends on nothing that a second try would change.
      retries: 0,
      use: { launchOptions: launch(shell, MATRIX_FLAGS) },
    },
    {
      name: 'journeys',
      testDir: 'tests/journeys',
      testIgnore: [WHOLE, WORKBENCH, MEASURED, ...NIGHT],
      use: { launchOptions: fast, screenshot: 'only-on-failure' },
    },
    {
      name: 'journeys in the whole browser',
      testDir: 'tests/journeys',
      testMatch: [WHOLE, WORKBENCH],
      use: { launchOptions: whole, screenshot: 'only-on-failure' },
    },
    {
      name: 'journeys that measure',
      testDir: 'tests/journeys',
      testMatch: MEASURED,
      workers: 1,
      // A run of its own, when all others have ended (`scripts/test/browserStep.ts`): a dependency would take part in every shard.
      use: { launchOptions: fast, screenshot: 'only-on-failure' },
    },
  ],
  webServer: {
    command: 'node scripts/backoffice/main.ts',
    url: `http://localhost:${TEST_PORT}/m/index.html`,
    env: { PORT: String(TEST_PORT) },
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
