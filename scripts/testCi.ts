import { rmSync } from 'node:fs'
import { lastingFolder, readKept, writeKept } from './test/kept.ts'
import { closingLine, NOTHING, type Outcome, outcomeOfTool, sum } from './test/outcome.ts'
import { readOutcome } from './test/readOutcome.ts'
import { partOfCommit, takenPartIn } from './test/shards.ts'
import { inRoot, run } from './toolchain/run.ts'

/**
 * The CI run: `npm test`, then the sixth of `test:full` whose turn it is, so that six landings run everything. It ends with one
 * line for both. The last part and the record of retried tests are kept outside of the clone, which is often a new one.
 */
const PARTS = 6
const KEPT_AS = 'part'
const kept = lastingFolder(process.env)

async function runTier(script: string, args: readonly string[]): Promise<Outcome> {
  const file = inRoot('test-results', `${script.replace(':', '-')}.json`)
  rmSync(file, { force: true })
  console.log(`\n══ npm run ${script} -- ${args.join(' ')}`)
  const env = { ...process.env, TEST_KEPT: kept }
  const { code } = await run('npm', ['run', '--silent', script, '--', ...args, '--json', file], { env })
  const outcome = readOutcome(file)
  return outcome && (code === 0 || outcome.failed > 0) ? outcome : outcomeOfTool(`npm run ${script}`, false)
}

const { code, output } = await run('git', ['rev-parse', 'HEAD'], {}, { silent: true })
const commit = code === 0 ? output.trim() : '0'.repeat(40)
const last = takenPartIn(readKept(kept, KEPT_AS))
const { index, total } = partOfCommit(commit, PARTS, last)
const shard = `${index}/${total}`

const quick = await runTier('test', [])
const why = last ? `after part ${last.index} of ${last.commit.slice(0, 12)}` : 'as its hash says'
console.log(`\nCommit ${commit.slice(0, 12)} goes on with part ${shard}, ${why}. To repeat it:`)
console.log(`  npm run test:full -- --after-quick --shard ${shard}`)
const part = quick.failed > 0 ? NOTHING : await runTier('test:full', ['--after-quick', '--shard', shard])
// A part that has not run is the next one's.
if (quick.failed === 0) writeKept(kept, KEPT_AS, { commit, index, passed: part.failed === 0 })
const all = sum([quick, part])
if (quick.failed > 0) console.log('The part of test:full did not run, since npm test has failed.')
console.log(closingLine(all))
process.exit(all.failed === 0 ? 0 : 1)
