import { defineConfig } from '@playwright/test'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { TEST_PORT } from '../support/place.ts'
import type { EngineOptions } from './journey.ts'

/** What a browser shows that is too old for the app. */
const OUTDATED = '**/outdated.spec.ts'

/** The main journeys in the engines that Playwright does not provide for Debian, and in an old Chromium: `npm run test:engines`. */
export default defineConfig<EngineOptions>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  workers: 1,
  retries: 1,
  forbidOnly: true,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', testIgnore: OUTDATED, use: { engineName: 'firefox' } },
    { name: 'webkit', testIgnore: OUTDATED, use: { engineName: 'webkit' } },
    { name: 'chromium109', testIgnore: OUTDATED, use: { engineName: 'chromium109' } },
    { name: 'chromium92', testMatch: OUTDATED, use: { engineName: 'chromium92' } },
  ],
  webServer: {
    command: 'node scripts/backoffice/main.ts',
    cwd: inRoot(),
    url: `http://localhost:${TEST_PORT}/m/index.html`,
    env: { PORT: String(TEST_PORT) },
    reuseExistingServer: false,
    timeout: 30_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
