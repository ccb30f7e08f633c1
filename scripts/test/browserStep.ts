import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { haveBrowser } from '../toolchain/browser.ts'
import { inRoot, run } from '../toolchain/run.ts'
import { keptFolder } from './kept.ts'
import { type Listed, MEASURED, writeList } from './listed.ts'
import { NOTHING, type Outcome, outcomeOfTool, sum } from './outcome.ts'
import { outcomeWithRetries } from './retries.ts'

export interface BrowserRun {
  /** Only these tests; absent: all. */
  readonly only?: readonly Listed[]
  /** All tests except these. */
  readonly except?: readonly Listed[]
  /** `2/6`. */
  readonly shard?: string
  /** File of Playwright's own report, for merging; absent: none. */
  readonly blob?: string
}

/** Prints how long the cells of the matrix took. */
export const PACE_REPORTER = inRoot('tests', 'matrix', 'paceReporter.ts')
const NO_BROWSER = 'No browser can be had here. Install Chromium, or name one with CHROME_PATH.'

/** Runs browser tests, and updates the record of retried ones. Measuring tests run last, without others. */
export async function browserTests({ only, except, shard, blob }: BrowserRun): Promise<Outcome> {
  if (only?.length === 0) return NOTHING
  const [shell, browser] = [await haveBrowser('headless-shell'), await haveBrowser('whole')]
  if (!shell || !browser) return outcomeOfTool('browser', false, NO_BROWSER)
  const env = { ...process.env, MATRIX_BROWSER: shell, JOURNEY_BROWSER: browser }
  const lists = [
    ...(only ? [`--test-list=${writeList('only', only)}`] : []),
    ...(except && except.length > 0 ? [`--test-list-invert=${writeList('except', except)}`] : []),
  ]
  const isOf = (test: Listed, names: readonly string[]): boolean => names.includes(test.project)
  const outcomes: Outcome[] = []
  if (only === undefined || only.some((test) => isOf(test, SHARED)))
    outcomes.push(await runProjects(SHARED, [...lists, ...(shard ? [`--shard=${shard}`] : [])], env, blob))
  if (only === undefined ? isLast(shard) : only.some((test) => isOf(test, [MEASURED])))
    outcomes.push(await runProjects([MEASURED], lists, env, blob?.replace(/\.zip$/, '-measured.zip')))
  return sum(outcomes)
}

/** Projects whose tests share the machine. */
const SHARED = ['matrix', 'journeys', 'journeys in the whole browser']

/** Measuring tests belong to the last shard. */
function isLast(shard: string | undefined): boolean {
  const [index, total] = shard?.split('/') ?? []
  return index === total
}

async function runProjects(
  projects: readonly string[],
  args: readonly string[],
  given: NodeJS.ProcessEnv,
  blob: string | undefined,
): Promise<Outcome> {
  const report = inRoot('test-results', 'browser.json')
  rmSync(report, { force: true })
  if (blob) mkdirSync(dirname(blob), { recursive: true })
  const env = {
    ...given,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    ...(blob && { PLAYWRIGHT_BLOB_OUTPUT_FILE: blob }),
  }
  const { code } = await run(
    'playwright',
    [
      'test',
      ...projects.map((name) => `--project=${name}`),
      `--reporter=list,json,${PACE_REPORTER}${blob ? ',blob' : ''}`,
      ...args,
    ],
    { env },
  )
  if (!existsSync(report)) return outcomeOfTool('browser', false, 'Playwright ended without a report.')
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const outcome = outcomeWithRetries(read, keptFolder())
  return outcome.failed > 0 || code === 0 ? outcome : sum([outcome, outcomeOfTool('browser', false)])
}
