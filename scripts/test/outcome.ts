import { LOOKED_AGAIN } from '../../tests/matrix/rules/secondLook.ts'
import { listOf, textOf } from './members.ts'

/** A failed or retried test. */
export interface Trouble {
  /** File and titles, which identify a test: `journeys/chat.spec.ts › a guest …`. */
  readonly test: string
  /** Its first message. */
  readonly error: string
}

/** The result of a step or a whole run. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  readonly failures: readonly Trouble[]
  /** Tests that passed after a retry, and cells of the matrix that passed at the second look. */
  readonly retried: readonly Trouble[]
}

export const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], retried: [] }

/** The outcome of a tool without tests of its own: it counts as one test. */
export const outcomeOfTool = (name: string, ok: boolean, error = ''): Outcome =>
  ok
    ? { ...NOTHING, passed: 1 }
    : { ...NOTHING, failed: 1, failures: [{ test: name, error: error || 'see above' }] }

/** Adds up outcomes. */
export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (all, one) => ({
      passed: all.passed + one.passed,
      failed: all.failed + one.failed,
      skipped: all.skipped + one.skipped,
      failures: [...all.failures, ...one.failures],
      retried: [...all.retried, ...one.retried],
    }),
    NOTHING,
  )
}

/** The last line of every run. */
export const closingLine = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** Reads the report of Playwright's JSON reporter. Never throws: unreadable parts are ignored. */
export function outcomeOfPlaywright(report: unknown): Outcome {
  const found: Outcome[] = []
  const visit = (suite: unknown, titles: readonly string[]): void => {
    for (const inner of listOf(suite, 'suites')) visit(inner, [...titles, textOf(inner, 'title')])
    for (const spec of listOf(suite, 'specs')) {
      const test = [...titles, textOf(spec, 'title')].join(' › ')
      for (const run of listOf(spec, 'tests')) found.push(outcomeOfRun(test, run))
    }
  }
  visit(report, [])
  // A file that cannot be loaded has no tests, only an error of the whole run.
  const broken = listOf(report, 'errors').map((error) =>
    outcomeOfTool('browser', false, textOf(error, 'message')),
  )
  return sum([...found, ...broken])
}

function outcomeOfRun(test: string, run: unknown): Outcome {
  const first = listOf(run, 'results').flatMap((result) => listOf(result, 'errors'))[0]
  const trouble: Trouble = { test, error: textOf(first, 'message') }
  switch (textOf(run, 'status')) {
    case 'expected':
      return {
        ...NOTHING,
        passed: 1,
        ...(wasLookedAgain(run) && { retried: [{ test, error: OTHER_PICTURE }] }),
      }
    case 'flaky':
      return { ...NOTHING, passed: 1, retried: [trouble] }
    case 'unexpected':
      return { ...NOTHING, failed: 1, failures: [trouble] }
    default:
      return { ...NOTHING, skipped: 1 }
  }
}

const OTHER_PICTURE = 'Only in a loaded page was its picture as the kept one.'

const wasLookedAgain = (run: unknown): boolean =>
  listOf(run, 'annotations').some((annotation) => textOf(annotation, 'type') === LOOKED_AGAIN)

/** Reads the report of Vitest's JSON reporter; `root` is removed from file names. Never throws. */
export function outcomeOfVitest(report: unknown, root: string): Outcome {
  return sum(
    listOf(report, 'testResults').map((file) => {
      const name = textOf(file, 'name').replace(`${root}/`, '')
      const tests = listOf(file, 'assertionResults')
      const outcomes = tests.map((test) => outcomeOfUnit(name, test))
      const one = sum(outcomes)
      // A file that cannot be loaded has no tests, but has failed.
      return textOf(file, 'status') === 'failed' && one.failed === 0
        ? sum([one, outcomeOfTool(name, false, textOf(file, 'message'))])
        : one
    }),
  )
}

function outcomeOfUnit(file: string, test: unknown): Outcome {
  const titles = [...listOf(test, 'ancestorTitles'), textOf(test, 'title')].join(' › ')
  const [error] = listOf(test, 'failureMessages')
  switch (textOf(test, 'status')) {
    case 'passed':
      return { ...NOTHING, passed: 1 }
    case 'failed':
      return {
        ...NOTHING,
        failed: 1,
        failures: [{ test: `${file} › ${titles}`, error: typeof error === 'string' ? error : '' }],
      }
    default:
      return { ...NOTHING, skipped: 1 }
  }
}
