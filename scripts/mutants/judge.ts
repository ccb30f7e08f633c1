import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Mutant } from '../../tests/mutants/mutant.ts'
import type { Edge, Source } from '../test/changed/graph.ts'
import { reachOf } from '../test/changed/reach.ts'
import { type Outcome, outcomeOfVitest } from '../test/outcome.ts'
import { readOutcome } from '../test/readOutcome.ts'
import { applied } from './apply.ts'
import { runBounded } from './bounded.ts'
import { nearestFirst } from './nearest.ts'
import type { Verdict } from './report.ts'

/** The nearest test files run first, a few at a time: they catch most faults within seconds. */
const NEAREST = [2, 8]

export interface Bench {
  /** Folder of the copy. */
  readonly copy: string
  readonly sources: readonly Source[]
  readonly edges: readonly Edge[]
  /** Leaves out browser tests. */
  readonly unitsOnly: boolean
  /** Names every unit test that notices a fault, not only the first. */
  readonly all: boolean
  /** Time for each mutant, ms. */
  readonly ms: number
}

/** Names of failed tests. In a run that stopped at the first failure, the remaining files are reported without tests. */
function testsOf({ failures }: Outcome): string[] {
  const names = failures.map(({ test }) => test)
  const tests = names.filter((name) => name.includes(' › '))
  return tests.length > 0 ? tests : names
}

/** Runs test files in the copy, by default until one fails; undefined at a timeout. */
export async function failingUnits(
  copy: string,
  files: readonly string[],
  ms: number,
  { bail = 1 } = {},
): Promise<string[] | undefined> {
  if (files.length === 0) return []
  const report = join(copy, 'test-results', 'mutant.json')
  rmSync(report, { force: true })
  const options = ['--reporter=json', `--outputFile=${report}`, `--bail=${bail}`]
  const code = await runBounded(copy, 'vitest', ['run', ...options, ...files], ms)
  if (code === undefined) return undefined
  const outcome = existsSync(report) && outcomeOfVitest(JSON.parse(readFileSync(report, 'utf8')), copy)
  const failing = outcome ? testsOf(outcome) : []
  return code !== 0 && failing.length === 0 ? ['an error outside of every test'] : failing
}

/** Everything that `test:changed` runs for a file, the browser included. */
async function failingChanged(copy: string, file: string, ms: number): Promise<string[] | undefined> {
  const report = join(copy, 'test-results', 'mutant.json')
  rmSync(report, { force: true })
  const args = ['scripts/testChanged.ts', '--files', file, '--json', report]
  const code = await runBounded(copy, 'node', args, ms)
  if (code === undefined) return undefined
  const outcome = readOutcome(report)
  return outcome ? testsOf(outcome) : code === 0 ? [] : ['an error outside of every test']
}

type Steps = readonly (readonly [Verdict['by'], () => Promise<string[] | undefined>])[]

/** Applies a fault to the copy, runs the tests that `test:changed` chooses for its file, nearest first, and removes it again. */
export async function judge(
  mutant: Mutant,
  { copy, sources, edges, unitsOnly, all, ms }: Bench,
): Promise<Verdict> {
  const { name, file } = mutant
  const path = join(copy, file)
  const text = readFileSync(path, 'utf8')
  const started = performance.now()
  const left = (): number => ms - (performance.now() - started)
  const reached = reachOf([file], sources, edges).units.filter((test) => existsSync(join(copy, test)))
  const units = nearestFirst(reached, file, edges)
  const everyone: Steps = [
    ['units', () => failingUnits(copy, ['tests/architecture', ...units], left(), { bail: 0 })],
  ]
  const untilOne: Steps = [
    ...NEAREST.map((to, at) => {
      const files = units.slice(NEAREST[at - 1] ?? 0, to)
      return ['units', () => failingUnits(copy, files, left())] as const
    }),
    ['units', () => failingUnits(copy, ['tests/architecture', ...units.slice(NEAREST.at(-1))], left())],
    ['test:changed', async () => (unitsOnly ? [] : failingChanged(copy, file, left()))],
  ]
  writeFileSync(path, applied(mutant, text))
  try {
    for (const [by, run] of all ? everyone : untilOne) {
      const tests = await run()
      const seconds = Math.round((performance.now() - started) / 1000)
      if (tests === undefined) return { name, file, by: 'late', tests: [], seconds }
      if (tests.length > 0) return { name, file, by, tests, seconds }
    }
    return { name, file, by: 'nobody', tests: [], seconds: Math.round((performance.now() - started) / 1000) }
  } finally {
    writeFileSync(path, text)
  }
}
