import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildIfStale } from '../toolchain/build.ts'
import { inRoot, ROOT, run } from '../toolchain/run.ts'
import { closingLine, type Outcome, outcomeOfTool, outcomeOfVitest, sum } from './outcome.ts'

/** One part of a tier. */
export interface Step {
  readonly name: string
  readonly run: () => Promise<Outcome>
}

/** Lines of a failed tool's output that are repeated at the end, where logs are often read first. */
const SAID_AGAIN = 60

async function tool(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const { code, output } = await run(command, args)
  const last = stripVTControlCharacters(output).trimEnd().split('\n').slice(-SAID_AGAIN).join('\n')
  return outcomeOfTool(name, code === 0, last)
}

/** Static checks of the whole repository. */
export const staticSteps: readonly Step[] = [
  { name: 'generated files', run: () => tool('generated files', 'node', ['scripts/generate.ts', '--check']) },
  { name: 'types', run: () => tool('types', 'tsc', ['--noEmit']) },
  { name: 'lint', run: () => tool('lint', 'biome', ['check', '.']) },
]

export const buildStep: Step = {
  name: 'build',
  run: async () => outcomeOfTool('build', await buildIfStale()),
}

export interface UnitRun {
  /** Test files; absent: all. */
  readonly files?: readonly string[]
  /** `2/6`. */
  readonly shard?: string
}

/** Unit and architecture tests. */
export async function unitTests({ files = [], shard }: UnitRun = {}): Promise<Outcome> {
  const report = inRoot('test-results', 'units.json')
  rmSync(report, { force: true })
  mkdirSync(dirname(report), { recursive: true })
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const { code } = await run('vitest', [...args, ...(shard ? [`--shard=${shard}`] : []), ...files])
  if (!existsSync(report)) return outcomeOfTool('units', false, 'Vitest ended without a report.')
  const outcome = outcomeOfVitest(JSON.parse(readFileSync(report, 'utf8')), ROOT)
  // Vitest can fail without a failed test, by an error outside of tests.
  return outcome.failed > 0 || code === 0 ? outcome : sum([outcome, outcomeOfTool('units', false)])
}

/** The summary of a run, for machines and for the report of all shards. */
export interface Summary extends Outcome {
  /** What each step took, s. */
  readonly seconds: Readonly<Record<string, number>>
  /** The hash of the tested commit, where shards are merged. */
  readonly commit?: string
}

/** Runs steps one after the other. Prints failures and the duration of each. */
export async function runSteps(steps: readonly Step[]): Promise<Summary> {
  const seconds: Record<string, number> = {}
  const outcomes: Outcome[] = []
  const lines: string[] = []
  for (const { name, run } of steps) {
    console.log(`\n── ${name}`)
    const started = performance.now()
    const outcome = await run()
    outcomes.push(outcome)
    seconds[name] = Math.round((performance.now() - started) / 100) / 10
    lines.push(
      `${outcome.failed === 0 ? '✓' : '✗'} ${name.padEnd(24)} ${seconds[name].toFixed(1).padStart(7)} s  ${closingLine(outcome)}`,
    )
  }
  const all = sum(outcomes)
  for (const { test, error } of all.failures) console.log(`\n✗ ${test}\n${indented(error)}`)
  if (all.retried.length > 0) {
    console.log('\nPassed at the second try only:')
    for (const { test } of all.retried) console.log(`  ${test}`)
  }
  const total = Object.values(seconds).reduce((whole, one) => whole + one, 0)
  console.log(`\n${lines.join('\n')}\n  ${'in all'.padEnd(24)} ${total.toFixed(1).padStart(7)} s\n`)
  return { ...all, seconds }
}

const indented = (text: string): string =>
  stripVTControlCharacters(text)
    .split('\n')
    .slice(0, SAID_AGAIN)
    .map((line) => `  ${line}`)
    .join('\n')

/** Writes a run's summary, prints its last line, and ends the process with its exit code. */
export function close(summary: Summary, ...files: readonly string[]): never {
  for (const file of files) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${JSON.stringify(summary, null, 2)}\n`)
  }
  console.log(closingLine(summary))
  process.exit(summary.failed === 0 ? 0 : 1)
}
