import { rmSync } from 'node:fs'
import { closingLine, NOTHING, type Outcome, outcomeOfTool, sum } from './test/outcome.ts'
import { readOutcome } from './test/readOutcome.ts'
import { shardOfCommit } from './test/shards.ts'
import { inRoot, run } from './toolchain/run.ts'

/**
 * The CI run: `npm test`, then a sixth of `test:full`, chosen by the commit's hash. It ends with one line for both.
 */
const PARTS = 6

async function runTier(script: string, args: readonly string[]): Promise<Outcome> {
  const file = inRoot('test-results', `${script.replace(':', '-')}.json`)
  rmSync(file, { force: true })
  console.log(`\n══ npm run ${script} -- ${args.join(' ')}`)
  const { code } = await run('npm', ['run', '--silent', script, '--', ...args, '--json', file])
  const outcome = readOutcome(file)
  return outcome && (code === 0 || outcome.failed > 0) ? outcome : outcomeOfTool(`npm run ${script}`, false)
}

const { code, output } = await run('git', ['rev-parse', 'HEAD'], {}, { silent: true })
const commit = code === 0 ? output.trim() : '0'.repeat(40)
const { index, total } = shardOfCommit(commit, PARTS)
const shard = `${index}/${total}`

const quick = await runTier('test', [])
console.log(`\nCommit ${commit.slice(0, 12)} goes on with part ${shard}. To repeat it:`)
console.log(`  npm run test:full -- --after-quick --shard ${shard}`)
const part = quick.failed > 0 ? NOTHING : await runTier('test:full', ['--after-quick', '--shard', shard])
const all = sum([quick, part])
if (quick.failed > 0) console.log('The part of test:full did not run, since npm test has failed.')
console.log(closingLine(all))
process.exit(all.failed === 0 ? 0 : 1)
