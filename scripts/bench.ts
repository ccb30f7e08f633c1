import { chromium } from '@playwright/test'
import { startBackoffice } from './backoffice/server.ts'
import { buildBoth } from './bench/builds.ts'
import { median, rounded } from './bench/median.ts'
import { measureRules } from './bench/rules.ts'
import { slowNetwork } from './bench/slowNetwork.ts'
import { measureVisits, type Visits } from './bench/visit.ts'
import { BROWSER_FLAGS, findBrowser } from './toolchain/browser.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run -s bench`: how fast it is (issue 2, section 9), as one JSON object, all in ms. The rules alone
 * (`resolveMs`, `merchants1000Ms`, and `impactRatio`: what a switch changes in a thousand merchants against one visit of each), and home's largest paint on slow 4G with a CPU four times slowed, on a first and a
 * second visit. A machine's seconds say little: what counts is the ratio to a bare page of the same stack, built and
 * served in the same run, visited in turn with the app. `BENCH_RUNS` (5) visits of each, the median counts;
 * `BENCH_MERCHANT` says whose home.
 */
const runs = Number(process.env.BENCH_RUNS ?? 5)
if (!Number.isInteger(runs) || runs < 1)
  giveUp(`BENCH_RUNS is "${process.env.BENCH_RUNS}", not a number of runs`)
const executablePath = findBrowser('headless-shell')
if (!executablePath) giveUp('No browser found: install Chromium, or name one with CHROME_PATH.')

const merchantsDir = inRoot('merchants')
const rules = measureRules(merchantsDir)
const dist = await buildBoth()
const serve = (distDir: string) => startBackoffice({ port: 0, merchantsDir, distDir, log: () => {} })
const servers = { app: await serve(dist.app), floor: await serve(dist.floor) }
const networks = { app: await slowNetwork(servers.app.port), floor: await slowNetwork(servers.floor.port) }
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
try {
  const homes = servers.app.addresses()
  const merchant = process.env.BENCH_MERCHANT
  const home = merchant ? homes.find((address) => address.includes(`//${merchant}.`)) : homes[0]
  if (!home) throw new Error(`there is no merchant ${merchant ?? ''}`)
  const through = (port: number): string => home.replace(`:${servers.app.port}/`, `:${port}/`)
  const addresses = { app: through(networks.app.port), floor: through(networks.floor.port) }

  const visits: Record<keyof typeof addresses, Visits[]> = { app: [], floor: [] }
  for (let run = 0; run < runs; run += 1) {
    // In turn, and each first as often as second: a machine that grows slower must not favour one.
    for (const page of run % 2 ? (['app', 'floor'] as const) : (['floor', 'app'] as const)) {
      visits[page].push(await measureVisits(browser, addresses[page]))
    }
  }
  const middle = (page: keyof typeof visits, visit: keyof Visits) =>
    median(visits[page].map((one) => one[visit]))
  const ratio = (visit: keyof Visits) => rounded(middle('app', visit) / middle('floor', visit), 2)
  const result = {
    resolveMs: rounded(rules.resolveMs, 3),
    merchants1000Ms: rounded(rules.merchants1000Ms),
    impact1000Ms: rounded(rules.impact1000Ms),
    impactRatio: rounded(rules.impact1000Ms / rules.merchants1000Ms, 2),
    coldHomeMs: rounded(middle('app', 'cold')),
    repeatHomeMs: rounded(middle('app', 'repeat')),
    floorColdMs: rounded(middle('floor', 'cold')),
    floorRepeatMs: rounded(middle('floor', 'repeat')),
    coldRatio: ratio('cold'),
    repeatRatio: ratio('repeat'),
  }
  console.log(JSON.stringify(result, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  for (const network of Object.values(networks)) network.close()
  await Promise.all([servers.app.close(), servers.floor.close()])
}
