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
}

interface Step {
  readonly name: string
  readonly run: () => Promise<Counts>
}

const forPlaywright = process.argv.slice(2)

/** A tool that passes or fails as a whole counts as one. */
const whole = ({ code }: Ran): Counts => (code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })

/** What a test runner says at its end; a runner that dies without saying anything failed once. */
function counted({ code, output }: Ran, pattern: { passed: RegExp; failed: RegExp }): Counts {
  const plain = stripVTControlCharacters(output)
  const last = (regexp: RegExp): number => Number([...plain.matchAll(regexp)].at(-1)?.[1] ?? 0)
  const counts = { passed: last(pattern.passed), failed: last(pattern.failed) }
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

const VITEST = { passed: /Tests\s+(?:\d+ failed \| )?(\d+) passed/g, failed: /Tests\s+(\d+) failed/g }
const PLAYWRIGHT = { passed: /^\s+(\d+) passed/gm, failed: /^\s+(\d+) (?:failed|did not run|interrupted)/gm }

async function browserTests(): Promise<Counts> {
  const [shell, browser] = [await haveBrowser('headless-shell'), await haveBrowser('whole')]
  if (!shell || !browser) {
    console.error('No browser can be had here. Install Chromium, or name one with CHROME_PATH.')
    return { passed: 0, failed: 1 }
  }
  const env = { ...process.env, MATRIX_BROWSER: shell, JOURNEY_BROWSER: browser }
  return counted(await run('playwright', ['test', ...forPlaywright], { env }), PLAYWRIGHT)
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
for (const step of steps) {
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const counts = await step.run()
  passed += counts.passed
  failed += counts.failed
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  lines.push(`${counts.failed === 0 ? '✓' : '✗'} ${step.name.padEnd(24)} ${seconds.padStart(7)} s`)
}
console.log(`\n${lines.join('\n')}\n`)
console.log(`${passed} passed, ${failed} failed`)
process.exit(failed === 0 ? 0 : 1)
