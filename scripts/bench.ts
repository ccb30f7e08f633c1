import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { buildFor } from './bench/builds.ts'
import { type Measured, measureSubject, type Subject } from './bench/measure.ts'
import { rounded } from './bench/median.ts'
import { merchantsWithUnseen } from './bench/merchants.ts'
import { benchOptions, readOrGiveUp } from './bench/options.ts'
import { measureRules } from './bench/rules.ts'
import { openSide } from './bench/sides.ts'
import { middleOf, ratiosOf } from './bench/summary.ts'
import { BROWSER_FLAGS, findBrowser } from './toolchain/browser.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

/**
 * `npm run -s bench`: the cost of pages as one JSON object; `docs/performance.md` explains the numbers. Absolute times depend on
 * the machine, so the result is the ratio to a bare page of the same stack, built and served in the same run and visited in turn
 * with the app. Medians of `--runs`. Other options choose a part of it.
 */
const USAGE =
  'npm run -s bench -- [--merchant aurora,unseen] [--page home,login,member.home] [--runs 3] [--only taskMs,requests] [--visit first] [--network devtools] [--edge] [--dist folder]'
const options = readOrGiveUp(benchOptions, USAGE)
const executablePath = findBrowser('headless-shell')
if (!executablePath) giveUp('No browser found: install Chromium, or name one with CHROME_PATH.')

const merchantsDir = await merchantsWithUnseen(inRoot('merchants'))
const rules = options.rules ? rulesNow() : {}
const dist = options.dist ?? (await buildFor('app'))
const edge = options.edge ? await buildFor('edge') : undefined
const app = await openSide(dist, merchantsDir, options.network, edge)
const floor = await openSide(await buildFor('floor'), merchantsDir, options.network)
const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
try {
  const merchants: Record<string, object> = {}
  for (const merchant of options.merchants) merchants[merchant] = await measureMerchant(merchant)
  console.log(JSON.stringify({ ...rules, merchants }, null, 2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  await browser.close()
  await Promise.all([app.close(), floor.close()])
  rmSync(merchantsDir, { recursive: true })
}

function rulesNow(): object {
  const { resolveMs, merchants1000Ms, impact1000Ms } = measureRules(inRoot('merchants'))
  return {
    resolveMs: rounded(resolveMs, 3),
    merchants1000Ms: rounded(merchants1000Ms),
    impact1000Ms: rounded(impact1000Ms),
    impactRatio: rounded(impact1000Ms / merchants1000Ms, 2),
  }
}

/** Visits the bare page and this merchant's pages in turn. */
async function measureMerchant(merchant: string): Promise<object> {
  const subjects: readonly Subject[] = ['floor', ...options.pages]
  const all = new Map<Subject, Measured[]>(subjects.map((subject) => [subject, []]))
  for (let run = 0; run < options.runs; run += 1) {
    // Each is first as often as last, so that a machine that becomes slower favours none.
    for (const subject of run % 2 ? subjects.toReversed() : subjects) {
      console.error(`${merchant}: ${subject}, run ${run + 1} of ${options.runs}`)
      const side = subject === 'floor' ? floor : app
      all.get(subject)?.push(await measureSubject(browser, side, merchant, subject, options))
    }
  }
  const middle = (subject: Subject, visit: keyof Measured) =>
    middleOf(
      (all.get(subject) ?? []).flatMap((one) => one[visit] ?? []),
      options.metrics,
    )
  const visits: readonly (keyof Measured)[] = options.repeat ? ['first', 'repeat'] : ['first']
  return Object.fromEntries(
    subjects.map((subject) => [
      subject,
      Object.fromEntries(
        visits.map((visit) => {
          const own = middle(subject, visit)
          if (subject === 'floor') return [visit, own]
          return [visit, { ...own, timesTheFloor: ratiosOf(own, middle('floor', visit)) }]
        }),
      ),
    ]),
  )
}
