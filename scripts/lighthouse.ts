import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { PLAYER } from '../tests/support/logIn.ts'
import { buildFor } from './bench/builds.ts'
import { merchantsWithUnseen } from './bench/merchants.ts'
import { UNLIMITED } from './bench/network.ts'
import { PAGES, places, readOrGiveUp } from './bench/options.ts'
import { logInAs } from './bench/phone.ts'
import { openSide, originOf } from './bench/sides.ts'
import { auditorIn } from './lighthouse/audit.ts'
import { middleScores, type Scores, scoresOf } from './lighthouse/read.ts'
import { BROWSER_FLAGS, findBrowser } from './toolchain/browser.ts'
import { installOnDemand } from './toolchain/onDemand.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run -s lighthouse`: the results of Lighthouse's mobile preset for each merchant's pages and the bare page, visited in turn,
 * as one JSON object. Lighthouse is installed on the first run. Uses devtools throttling, since simulated throttling cannot
 * distinguish a good first load from a bad one here. Medians of `--runs`.
 */
const VERSION = '13.5.0'
const USAGE =
  'npm run -s lighthouse -- [--merchant aurora] [--page home,login,member.home] [--runs 3] [--edge] [--dist folder]'

const options = readOrGiveUp(places, USAGE)
const executablePath =
  findBrowser('headless-shell') ?? giveUp('No browser found: install Chromium, or name one with CHROME_PATH.')
const audit = await auditorIn(await installOnDemand('lighthouse', VERSION), executablePath)

const merchantsDir = await merchantsWithUnseen(inRoot('merchants'))
const edge = options.edge ? await buildFor('edge') : undefined
const app = await openSide(options.dist ?? (await buildFor('app')), merchantsDir, UNLIMITED, edge)
const floor = await openSide(await buildFor('floor'), merchantsDir, UNLIMITED)
try {
  const merchants: Record<string, object> = {}
  for (const merchant of options.merchants) merchants[merchant] = await auditMerchant(merchant)
  console.log(JSON.stringify({ lighthouse: VERSION, throttling: 'devtools', merchants }, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await Promise.all([app.close(), floor.close()])
  rmSync(merchantsDir, { recursive: true })
}

async function memberOf(origin: string): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    return await logInAs(browser, origin, PLAYER)
  } finally {
    await browser.close()
  }
}

async function auditMerchant(merchant: string): Promise<object> {
  const origin = originOf(merchant, app.fast)
  const session = options.pages.includes('member.home') ? await memberOf(origin) : undefined
  const subjects = {
    floor: { url: originOf(merchant, floor.fast) + PAGES.home, session: undefined },
    ...Object.fromEntries(
      options.pages.map((page) => [
        page,
        { url: origin + PAGES[page], session: page === 'member.home' ? session : undefined },
      ]),
    ),
  }
  const runs = new Map<string, Scores[]>(Object.keys(subjects).map((name) => [name, []]))
  for (let run = 0; run < options.runs; run += 1) {
    // Each is first as often as last, so that a machine that becomes slower favours none.
    const order = Object.entries(subjects)
    for (const [name, subject] of run % 2 ? order.toReversed() : order) {
      console.error(`${merchant}: ${name}, run ${run + 1} of ${options.runs}`)
      runs.get(name)?.push(scoresOf(await audit(subject)))
    }
  }
  return Object.fromEntries([...runs].map(([name, scores]) => [name, middleScores(scores)]))
}
