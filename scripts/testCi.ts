import { rmSync } from 'node:fs'
import { ciPartOf, keptAfter } from './test/ciPart.ts'
import { lastingFolder, readKept, writeKept } from './test/kept.ts'
import { closingLine, NOTHING, type Outcome, outcomeOfTool, sum } from './test/outcome.ts'
import { overLimits } from './test/overLimits.ts'
import { readOutcome } from './test/readOutcome.ts'
import { headCommit } from './toolchain/commit.ts'
import { inRoot, run } from './toolchain/run.ts'

/**
 * The CI run: `npm test`, then the sixth of `test:full` whose turn it is, so that six landings run everything. It ends with one
 * line for both. The last part and the record of retried tests are kept outside of the clone, which is often a new one.
 */
const PARTS = 6
/** What both may take together, s. */
const MOST_S = 1200
const KEPT_AS = 'part'
const kept = lastingFolder(process.env)
const seconds: Record<string, number> = {}

async function runTier(script: string, args: readonly string[]): Promise<Outcome> {
  const file = inRoot('test-results', `${script.replace(':', '-')}.json`)
  rmSync(file, { force: true })
  console.log(`\n══ npm run ${script} -- ${args.join(' ')}`)
  const env = { ...process.env, TEST_KEPT: kept }
  const started = performance.now()
  const { code } = await run('npm', ['run', '--silent', script, '--', ...args, '--json', file], { env })
  seconds[`npm run ${script}`] = (performance.now() - started) / 1000
  const outcome = readOutcome(file)
  return outcome && (code === 0 || outcome.failed > 0) ? outcome : outcomeOfTool(`npm run ${script}`, false)
}

const commit = await headCommit()
const { shard: taken, why } = ciPartOf(readKept(kept, KEPT_AS), commit, PARTS)
const shard = `${taken.index}/${taken.total}`

const quick = await runTier('test', [])
console.log(`\nCommit ${commit.slice(0, 12)} takes part ${shard}, ${why}. To repeat it:`)
console.log(`  npm run test:full -- --after-quick --shard ${shard}`)
const part = quick.failed > 0 ? NOTHING : await runTier('test:full', ['--after-quick', '--shard', shard])
const next = keptAfter(commit, taken, { quick: quick.failed, part: part.failed })
if (next) writeKept(kept, KEPT_AS, next)
const all = sum([quick, part])
if (quick.failed > 0) console.log('The part of test:full did not run, since npm test has failed.')
for (const line of overLimits(seconds, {}, MOST_S)) console.log(line)
console.log(closingLine(all))
process.exit(all.failed === 0 ? 0 : 1)
