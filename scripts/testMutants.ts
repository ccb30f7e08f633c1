import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { MUTANTS } from '../tests/mutants/index.ts'
import { type ChoiceOf, chosenMutants } from './mutants/choose.ts'
import { makeCopy } from './mutants/copy.ts'
import { failingUnits, judge } from './mutants/judge.ts'
import { mergedVerdicts, readShards } from './mutants/merge.ts'
import { isCaught, reportOf, shareOf, type Verdict, WANTED_SHARE, withoutFailing } from './mutants/report.ts'
import { readEdges, readSources } from './test/changed/graph.ts'
import { parseShard } from './test/shards.ts'
import { giveUp, inRoot } from './toolchain/run.ts'

const MINUTE_MS = 60_000
/** Time limit of the tests that caught a fault, when they run again without it. */
const CONTROL_MS = 20 * MINUTE_MS

/**
 * `npm run test:mutants [-- --only name] [--shard i/n] [--minutes 6] [--units] [--all] [--merge] [--list]`: puts each seeded fault of
 * `tests/mutants/` into a copy of the repository and runs what `test:changed` chooses. `--only` takes a part of a name, or a
 * file; `--minutes` is the most for each fault; `--units` leaves the browser out; `--all` too, and names every test that
 * notices a fault, and the test files that notice nothing alone. The last shard merges all that lie in `test-results/mutants`, and
 * the share of caught faults is judged then; `--merge` does only this, with shards that ran elsewhere.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    shard: { type: 'string' },
    minutes: { type: 'string', default: '6' },
    units: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    merge: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const shard = values.shard === undefined ? undefined : parseShard(values.shard)
if (values.shard !== undefined && !shard) giveUp(`--shard ${values.shard}: say which of how many, as 2/6`)
const ms = Number(values.minutes) * MINUTE_MS
if (!(ms > 0)) giveUp(`--minutes ${values.minutes}: say how many, as 6`)

const FOLDER = inRoot('test-results', 'mutants')
const unitsOnly = values.units || values.all
if (values.merge) closeMerged(true)

const mutants = choose({ only: values.only, shard })
if (values.list) {
  for (const { name, file } of mutants) console.log(`${name} (${file})`)
  process.exit(0)
}
const sources = readSources()
const copy = await makeCopy()
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1))

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

if (values.only !== undefined) closeWith('only', verdicts)
if (!shard) closeWith('all', verdicts)
write(`${shard.index}of${shard.total}`, verdicts)
closeMerged(false)

function write(name: string, found: readonly Verdict[]): void {
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(`${FOLDER}/${name}.json`, `${JSON.stringify(found, null, 2)}\n`)
  writeFileSync(`${FOLDER}/${name}.md`, reportOf(found, { all: values.all }))
  for (const verdict of found.filter((one) => !isCaught(one)))
    console.log(`✗ ${verdict.by}: ${verdict.name} (${verdict.file})`)
  console.log(`test-results/mutants/${name}.md says who catches what.`)
  console.log(`${found.filter(isCaught).length} of ${found.length} caught`)
}

function closeWith(name: string, found: readonly Verdict[]): never {
  write(name, found)
  process.exit(shareOf(found) >= WANTED_SHARE ? 0 : 1)
}

/** Judges all shards together. While one is missing, there is no judgement: the share of a part says little. */
function closeMerged(isWanted: boolean): never {
  const names = choose({}).map(({ name }) => name)
  const merged = mergedVerdicts(readShards(FOLDER), names)
  if ('verdicts' in merged) closeWith('all', merged.verdicts)
  if (isWanted) giveUp(merged.fault)
  console.log(`${merged.fault} The share of caught faults is judged over all of them.`)
  process.exit(0)
}

function choose(of: Pick<ChoiceOf, 'only' | 'shard'>) {
  try {
    return chosenMutants(MUTANTS, { ...of, unitsOnly })
  } catch (error) {
    return giveUp(error instanceof Error ? error.message : String(error))
  }
}
