import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { commitFault, oneRunOf } from './test/oneRun.ts'
import { closingLine, sum } from './test/outcome.ts'
import { readCommit, readOutcome } from './test/readOutcome.ts'
import { FULL } from './test/shards.ts'
import { giveUp, inRoot, run } from './toolchain/run.ts'

/**
 * `npm run test:report [-- folder]`: the shards of `test:full` as one run. The folder (`test-results/full` unless named) has
 * one of each shard in it (`1of6`), brought together from where they ran. Only one run counts, and shards of several commits are
 * refused. Playwright's pages go to `test-results/full-report`.
 */
const folder = process.argv[2] ?? FULL
const { shards: names, missing, others } = oneRunOf(existsSync(folder) ? readdirSync(folder) : [])
if (names.length === 0) giveUp(`There is no run in ${folder}: npm run test:full makes one.`)
if (others.length > 0) console.log(`Of another run, and not counted: ${others.join(', ')}.`)
const summaryOf = (name: string): string => join(folder, name, 'summary.json')
const fault = commitFault(Object.fromEntries(names.map((name) => [name, readCommit(summaryOf(name))])))
if (fault) giveUp(fault)

const blobs = inRoot('test-results', 'full-blobs')
rmSync(blobs, { recursive: true, force: true })
mkdirSync(blobs, { recursive: true })
for (const name of names) {
  for (const blob of readdirSync(join(folder, name)).filter((file) => file.endsWith('.zip')))
    copyFileSync(join(folder, name, blob), join(blobs, `${name}-${blob}`))
}
const env = {
  ...process.env,
  PLAYWRIGHT_HTML_OUTPUT_DIR: inRoot('test-results', 'full-report'),
  PLAYWRIGHT_HTML_OPEN: 'never',
}
await run('playwright', ['merge-reports', '--config=playwright.config.ts', '--reporter=html', blobs], { env })

const all = sum(names.map((name) => readOutcome(summaryOf(name)) ?? giveUp(`Shard ${name} has no summary.`)))
for (const { test, error } of all.failures) console.log(`✗ ${test}\n  ${error.split('\n')[0]}`)
for (const { test } of all.retried) console.log(`At its second try only: ${test}`)
if (missing.length > 0) giveUp(`Not all of the run is here: ${missing.join(', ')} is missing.`)
console.log(closingLine(all))
process.exit(all.failed === 0 ? 0 : 1)
