import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import playwrightConfig from '../playwright.config.ts'
import { flagCatalogue } from '../src/generated/flags.ts'
import { readCells } from '../tests/matrix/allCells.ts'
import { FINGERPRINT_FILE, fingerprintOf, knownFingerprint } from '../tests/matrix/fingerprint.ts'
import { filterFault } from '../tests/matrix/rules/filterFault.ts'
import { type Fingerprint, refusal } from '../tests/matrix/rules/fingerprint.ts'
import { pairsCovered, pairsOf, pairwise } from '../tests/matrix/rules/pairwise.ts'
import { BLOB } from './matrix/merge.ts'
import { UsageError } from './merchant/command.ts'
import { originOf } from './merchant/siteOrigin.ts'
import { PACE_REPORTER } from './test/browserStep.ts'
import { haveBrowser } from './toolchain/browser.ts'
import { buildIfStale } from './toolchain/build.ts'
import { giveUp, inRoot, run } from './toolchain/run.ts'

/**
 * `npm run matrix -- [--merchant x] [--screen y] [--visitor z] [--state s] [--update] [--rebase] [--shard i/n] [--url https://…]` . A filter that chooses no cell is an error. `--flips` sets each flag of each merchant otherwise, one at a time; `--pairwise` lets every value of every flag
 * meet every value of every other, by night; `--brands` draws home and login of each layout in brands that are hard to draw; `--pictures` leaves pictures of all three for the report. `--url` compares a merchant's folder with
 * the site where it runs, as a guest, and writes nothing there.
 */
const { values: wanted } = readArguments()

const { merchant, screen, visitor, state } = wanted
const fault = filterFault(readCells(), {
  ...(merchant && { merchant }),
  ...(screen && { screen }),
  ...(visitor && { visitor }),
  ...(state && { state }),
})
if (fault) giveUp(fault)

const browserPath = await haveBrowser('headless-shell')
if (!browserPath) giveUp('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
process.env.MATRIX_BROWSER = browserPath

const part = Boolean(wanted.merchant ?? wanted.screen ?? wanted.visitor ?? wanted.state ?? wanted.shard)
const update = Boolean(wanted.update || wanted.rebase)
const sweep = wanted.pairwise ? 'pairwise' : wanted.flips ? 'flips' : undefined
if ((sweep || wanted.brands) && update)
  giveUp(
    'Cells with other flags or brands have no baselines: --update goes without --flips, --pairwise and --brands.',
  )
if (sweep && wanted.brands) giveUp('--brands goes without --flips and --pairwise.')
const deployed = wanted.url === undefined ? undefined : readOrigin(wanted.url)
if (deployed !== undefined && (!wanted.merchant || update || sweep || wanted.brands))
  giveUp('--url goes with --merchant, and without --update, --rebase, --flips, --pairwise and --brands.')
const shard = wanted.shard?.replace('/', 'of')
if (shard !== undefined && !/^[1-9]\d*of[1-9]\d*$/.test(shard)) giveUp(`--shard is ${wanted.shard}, not i/n.`)
const here = update ? await setUpHere(browserPath) : undefined
const no = here && refusal(knownFingerprint(), here, { rebase: wanted.rebase ?? false, part })
if (no) giveUp(no)
if (!process.env.DIST_DIR && !(await buildIfStale())) giveUp('The build failed: see above.')

const { code } = await run(
  'playwright',
  [
    'test',
    '--project=matrix',
    `--reporter=list,blob,${PACE_REPORTER}`,
    ...(sweep ? ['tests/matrix/flags.spec.ts'] : []),
    ...(wanted.brands ? ['tests/matrix/brands.spec.ts'] : []),
    ...(deployed ? ['tests/matrix/deployed.spec.ts', '--grep', ' at http'] : []),
    ...(wanted.shard ? [`--shard=${wanted.shard}`] : []),
  ],
  {
    env: {
      ...process.env,
      MATRIX_GLANCES: '1',
      PLAYWRIGHT_BLOB_OUTPUT_FILE: inRoot('test-results', shard ? `matrix-shards/${shard}` : 'matrix', BLOB),
      ...(shard && { MATRIX_SHARD: shard }),
      ...(sweep && { MATRIX_FLAGS: sweep }),
      ...(wanted.brands && { MATRIX_BRANDS: '1' }),
      ...(deployed && { MATRIX_URL: deployed }),
      ...(wanted.pictures && { MATRIX_FLAG_PICTURES: '1' }),
      ...(wanted.merchant && { MATRIX_MERCHANT: wanted.merchant }),
      ...(wanted.screen && { MATRIX_SCREEN: wanted.screen }),
      ...(wanted.visitor && { MATRIX_VISITOR: wanted.visitor }),
      ...(wanted.state && { MATRIX_STATE: wanted.state }),
      ...(update && { MATRIX_UPDATE: '1' }),
    },
  },
)
if (here) {
  mkdirSync(dirname(FINGERPRINT_FILE), { recursive: true })
  writeFileSync(FINGERPRINT_FILE, `${JSON.stringify(here, null, 2)}\n`)
}
if (sweep === 'pairwise') {
  const flags = Object.keys(flagCatalogue)
  const rows = pairwise(flags)
  const [covered, all] = [pairsCovered(flags, rows), pairsOf(flags.length)]
  console.log(
    `Pairwise: ${rows.length} settings of ${flags.length} flags, ${covered} of ${all} pairs covered.`,
  )
}
process.exit(code)

function readArguments() {
  try {
    return parseArgs({
      options: {
        merchant: { type: 'string' },
        screen: { type: 'string' },
        visitor: { type: 'string' },
        state: { type: 'string' },
        shard: { type: 'string' },
        flips: { type: 'boolean' },
        pairwise: { type: 'boolean' },
        brands: { type: 'boolean' },
        pictures: { type: 'boolean' },
        update: { type: 'boolean' },
        rebase: { type: 'boolean' },
        url: { type: 'string' },
      },
    })
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : 'Unknown arguments.')
  }
}

async function setUpHere(executablePath: string): Promise<Fingerprint> {
  const matrix = playwrightConfig.projects?.find(({ name }) => name === 'matrix')
  const browser = await chromium.launch({ ...matrix?.use?.launchOptions, executablePath })
  try {
    return await fingerprintOf(browser)
  } finally {
    await browser.close()
  }
}

/** The origin of a deployed site. */
function readOrigin(address: string): string {
  try {
    return originOf(address)
  } catch (error) {
    return giveUp(error instanceof UsageError ? error.message : 'This is no address.')
  }
}
