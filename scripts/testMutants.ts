import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MUTANTS } from '../tests/mutants/index.ts'
import { chosenMutants } from './mutants/choose.ts'
import { makeCopy } from './mutants/copy.ts'
import { failingUnits, judge } from './mutants/judge.ts'
import { isCaught, reportOf, shareOf, type Verdict, WANTED_SHARE, withoutFailing } from './mutants/report.ts'
import { readEdges, readSources } from './test/changed/graph.ts'
import { parseShard } from './test/shards.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

const MINUTE_MS = 60_000
/** Time limit of the tests that caught a fault, when they run again without it. */
const CONTROL_MS = 20 * MINUTE_MS

/**
 * `npm run test:mutants [-- --only name] [--shard i/n] [--minutes 6] [--units] [--all] [--list]`: puts each seeded fault of
 * `tests/mutants/` into a copy of the repository and runs what `test:changed` chooses. `--only` takes a part of a name, or a
 * file; `--minutes` is the most for each fault; `--units` leaves the browser out; `--all` too, and names every test that
 * notices a fault, and the test files that notice nothing alone.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shard: { type: 'string' },
    minutes: { type: 'string', default: '6' },
    units: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const shard = values.shard === undefined ? undefined : parseShard(values.shard)
if (values.shard !== undefined && !shard) giveUp(`--shard ${values.shard}: say which of how many, as 2/6`)
const ms = Number(values.minutes) * MINUTE_MS
if (!(ms > 0)) giveUp(`--minutes ${values.minutes}: say how many, as 6`)

const mutants = choose()
if (values.list) {
  for (const { name, file } of mutants) console.log(`${name} (${file})`)
  process.exit(0)
}
const sources = readSources()
const copy = await makeCopy()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

const unitsOnly = values.units || values.all
const bench = { copy, sources, edges: readEdges(sources), unitsOnly, all: values.all, ms }
const judged: Verdict[] = []
for (const [at, mutant] of mutants.entries()) {
  const verdict = await judge(mutant, bench)
  judged.push(verdict)
  const by = verdict.tests[0] ?? verdict.by
  console.log(
    `${at + 1}/${mutants.length} ${isCaught(verdict) ? '✓' : '✗'} ${mutant.name} (${mutant.file}, ${verdict.seconds} s)\n    ${by}`,
  )
}

// A test that fails without the fault has not caught it.
const files = judged
  .flatMap(({ tests }) => tests.map((test) => test.split(' › ')[0] ?? ''))
  .filter((file) => /^tests\/.*\.test\.tsx?$/.test(file))
const failing = await failingUnits(copy, [...new Set(files)], CONTROL_MS, { bail: 0 })
if (!failing)
  giveUp('The tests that have noticed something took too long without any fault: nothing is proven.')
const verdicts = withoutFailing(judged, new Set(failing))

const folder = inRoot('test-results', 'mutants')
const part = shard ? `${shard.index}of${shard.total}` : values.only === undefined ? 'all' : 'only'
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/${part}.json`, `${JSON.stringify(verdicts, null, 2)}\n`)
writeFileSync(`${folder}/${part}.md`, reportOf(verdicts, { all: values.all }))
for (const verdict of verdicts.filter((one) => !isCaught(one)))
  console.log(`✗ ${verdict.by}: ${verdict.name} (${verdict.file})`)
console.log(`test-results/mutants/${part}.md says who catches what.`)
console.log(`${verdicts.filter(isCaught).length} of ${verdicts.length} caught`)
process.exit(shareOf(verdicts) >= WANTED_SHARE ? 0 : 1)

function choose() {
  try {
    return chosenMutants(MUTANTS, { only: values.only, shard, unitsOnly: values.units || values.all })
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}
