import { buildIfStale } from './toolchain/build.ts'
import { haveEngines } from './toolchain/engines.ts'
import { giveUp, run } from './toolchain/run.ts'

/**
 * `npm run test:engines [-- firefox | webkit | chromium109 | chromium92] [Playwright's arguments]`: the main journeys in Firefox, in WebKit and in
 * the oldest Chromium that the app promises; and what a browser shows that is too old for it. An engine that cannot be had here is named, and its journeys are skipped; without
 * any the command fails.
 */
const NAMES = ['firefox', 'webkit', 'chromium109', 'chromium92'] as const
const words = process.argv.slice(2)
const named = NAMES.filter((name) => words.includes(name))
const wanted = named.length > 0 ? named : NAMES
const engines = await haveEngines()
const missing = wanted.filter((name) => !engines[name])
for (const name of missing) console.log(`${name} cannot be had here: nothing is known of it.`)
if (missing.length === wanted.length) giveUp('No engine to test in.')
if (!process.env.DIST_DIR && !(await buildIfStale())) giveUp('The build failed: see above.')
const { code } = await run('playwright', [
  'test',
  '--config=tests/engines/playwright.config.ts',
  ...wanted.filter((name) => engines[name]).map((name) => `--project=${name}`),
  ...words.filter((word) => !NAMES.some((name) => name === word)),
])
process.exit(code)
