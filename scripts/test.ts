import { stripVTControlCharacters } from 'node:util'
import { haveBrowser } from './toolchain/browser.ts'
import { buildIfStale } from './toolchain/build.ts'
import { type Ran, run } from './toolchain/run.ts'

/**
 * `npm test`: everything that proves the house, each step timed, closing with `N passed, N failed`.
 * Arguments after `--` go to Playwright (`--shard=1/2`, `--grep …`).
 */
interface Counts {
  readonly passed: number
  readonly failed: number
  /** What the tool printed last, where it failed. */
  readonly last?: string
  /** Tests that passed only when they were asked a second time, a line each. */
  readonly stumbled?: string
}

/** How much of a failed step is said again at the end: a log is often read from there, lines. */
const SAID_AGAIN = 80

const lastOf = (output: string): string =>
  stripVTControlCharacters(output).trimEnd().split('\n').slice(-SAID_AGAIN).join('\n')

interface Step {
  readonly name: string
  readonly run: () => Promise<Counts>
}

const forPlaywright = process.argv.slice(2)

/** A tool that passes or fails as a whole counts as one. */
const whole = ({ code, output }: Ran): Counts =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, last: lastOf(output) }

/** What a test runner says at its end; a runner that dies without saying anything failed once. */
function counted({ code, output }: Ran, pattern: { passed: RegExp; failed: RegExp }): Counts {
  const plain = stripVTControlCharacters(output)
  const last = (regexp: RegExp): number => Number([...plain.matchAll(regexp)].at(-1)?.[1] ?? 0)
  const counts = { passed: last(pattern.passed), failed: last(pattern.failed) }
  if (code === 0) return counts
  return { ...counts, failed: Math.max(counts.failed, 1), last: lastOf(output) }
}

const VITEST = { passed: /Tests\s+(?:\d+ failed \| )?(\d+) passed/g, failed: /Tests\s+(\d+) failed/g }
const PLAYWRIGHT = { passed: /^ +(\d+) passed/gm, failed: /^ +(\d+) (?:failed|did not run|interrupted)/gm }
const STUMBLED = /^ +(\d+) flaky\n((?: +\[.*\n)+)/m

async function browserTests(): Promise<Counts> {
  const [shell, browser] = [await haveBrowser('headless-shell'), await haveBrowser('whole')]
  if (!shell || !browser) {
    console.error('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
    return { passed: 0, failed: 1 }
  }
  const env = { ...process.env, MATRIX_BROWSER: shell, JOURNEY_BROWSER: browser }
  const ran = await run('playwright', ['test', ...forPlaywright], { env })
  const counts = counted(ran, PLAYWRIGHT)
  const [, number, stumbled] = STUMBLED.exec(stripVTControlCharacters(ran.output)) ?? []
  return { ...counts, passed: counts.passed + Number(number ?? 0), ...(stumbled && { stumbled }) }
}

const steps: readonly Step[] = [
  { name: 'generated files', run: async () => whole(await run('node', ['scripts/generate.ts', '--check'])) },
  { name: 'types', run: async () => whole(await run('tsc', ['--noEmit'])) },
  { name: 'lint', run: async () => whole(await run('biome', ['check', '.'])) },
  { name: 'unit and architecture', run: async () => counted(await run('vitest', ['run']), VITEST) },
  {
    name: 'build',
    run: async () => ((await buildIfStale()) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
  },
  { name: 'browser', run: browserTests },
]

let [passed, failed] = [0, 0]
const lines: string[] = []
const again: string[] = []
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const counts = await step.run()
  passed += counts.passed
  failed += counts.failed
  if (counts.stumbled) again.push(`\n── ${step.name}, passed at the second try only\n${counts.stumbled}`)
  if (counts.last) again.push(`\n── ${step.name}, again\n${counts.last}`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  lines.push(`${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${seconds.padStart(7)} s`)
}
if (again.length > 0) console.log(again.join('\n'))
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
