import { defineConfig } from '@playwright/test'
import { inRoot } from '../../scripts/toolchain/run.ts'
import { TEST_PORT } from '../support/place.ts'
import type { EngineOptions } from './journey.ts'

/** The main journeys in the engines that Playwright does not bring for Debian: `npm run test:engines`. */
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
    { name: 'firefox', use: { engineName: 'firefox' } },
    { name: 'webkit', use: { engineName: 'webkit' } },
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
