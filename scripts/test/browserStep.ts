import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { haveBrowser } from '../toolchain/browser.ts'
import { inRoot, run } from '../toolchain/run.ts'
import { keptFolder } from './kept.ts'
import { type Listed, MEASURED, writeList } from './listed.ts'
import { NOTHING, type Outcome, outcomeOfTool, sum } from './outcome.ts'
import { outcomeWithRetries } from './retries.ts'

export interface BrowserRun {
  readonly tests: readonly Listed[]
  /** File of Playwright's own report, for merging; absent: none. */
  readonly blob?: string
}

/** Prints how long the cells of the matrix took. */
export const PACE_REPORTER = inRoot('tests', 'matrix', 'paceReporter.ts')
const NO_BROWSER = 'No browser can be had here. Install Chromium, or name one with CHROME_PATH.'

/** Runs browser tests, and updates the record of retried ones. Measuring tests run last, without others. */
export async function browserTests({ tests, blob }: BrowserRun): Promise<Outcome> {
  if (tests.length === 0) return NOTHING
  const [shell, browser] = [await haveBrowser('headless-shell'), await haveBrowser('whole')]
  if (!shell || !browser) return outcomeOfTool('browser', false, NO_BROWSER)
  const env = { ...process.env, MATRIX_BROWSER: shell, JOURNEY_BROWSER: browser }
  const list = `--test-list=${writeList('chosen', tests)}`
  const have = (names: readonly string[]): boolean => tests.some(({ project }) => names.includes(project))
  const outcomes: Outcome[] = []
  if (have(SHARED)) outcomes.push(await runProjects(SHARED, list, env, blob))
  if (have([MEASURED]))
    outcomes.push(await runProjects([MEASURED], list, env, blob?.replace(/\.zip$/, '-measured.zip')))
  return sum(outcomes)
}

/** Projects whose tests share the machine. */
const SHARED = ['matrix', 'journeys', 'journeys in the whole browser']

async function runProjects(
  projects: readonly string[],
  list: string,
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
      list,
    ],
    { env },
  )
  if (!existsSync(report)) return outcomeOfTool('browser', false, 'Playwright ended without a report.')
  const read: unknown = JSON.parse(readFileSync(report, 'utf8'))
  const outcome = outcomeWithRetries(read, keptFolder())
  return outcome.failed > 0 || code === 0 ? outcome : sum([outcome, outcomeOfTool('browser', false)])
}
