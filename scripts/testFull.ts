import { parseArgs } from 'node:util'
import { titleOf } from '../tests/matrix/rules/cells.ts'
import { quickCells } from '../tests/tiers/cells.ts'
import { QUICK_JOURNEYS } from '../tests/tiers/journeys.ts'
import { browserTests } from './test/browserStep.ts'
import { listBrowserTests } from './test/listed.ts'
import { parseShard, shardFolder, testsOf } from './test/shards.ts'
import { buildStep, close, runSteps, type Step, staticSteps, unitTests } from './test/steps.ts'
import { quickTests } from './test/tiers.ts'
import { headCommit } from './toolchain/commit.ts'
import { giveUp } from './toolchain/run.ts'

/**
 * `npm run test:full [-- --shard i/n] [--after-quick] [--json file]`: everything there is, for the night and before a release.
 * A shard has its part of units and of browser tests, and the first has what is one whole (types, lint); `npm run test:report`
 * puts the shards together. `--after-quick` leaves out what `npm test` has just run.
 */
const { values } = parseArgs({
  options: { shard: { type: 'string' }, 'after-quick': { type: 'boolean' }, json: { type: 'string' } },
})
const shard = values.shard === undefined ? undefined : parseShard(values.shard)
if (values.shard !== undefined && !shard) giveUp(`--shard is ${values.shard}, not i/n.`)
const afterQuick = values['after-quick'] ?? false
const part = shard && `${shard.index}/${shard.total}`
const folder = shardFolder(shard)
const commit = await headCommit()

async function browser() {
  const listed = await listBrowserTests()
  const ran = new Set(afterQuick ? quickTests(listed, new Set(quickCells.map(titleOf)), QUICK_JOURNEYS) : [])
  const left = listed.filter((test) => !ran.has(test))
  return browserTests({ tests: shard ? testsOf(left, shard) : left, blob: `${folder}/report.zip` })
}

const units: Step = { name: 'unit and architecture', run: () => unitTests(part ? { shard: part } : {}) }
const whole = shard === undefined || shard.index === 1
const steps = [...(whole ? staticSteps : []), units]
const summary = await runSteps([
  ...(afterQuick ? [] : steps),
  buildStep,
  { name: part ? `browser, ${part}` : 'browser', run: browser },
])
close({ ...summary, commit }, `${folder}/summary.json`, ...(values.json ? [values.json] : []))
