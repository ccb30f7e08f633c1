import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { LOADED, type Paced, paceOf, WENT_ON } from './rules/pace.ts'

/** Prints at the end of a run how long the matrix's cells took. */
export default class PaceReporter implements Reporter {
  readonly #cells: Paced[] = []

  onTestEnd(_: TestCase, { annotations, duration }: TestResult): void {
    const way = annotations.find(({ type }) => type === WENT_ON || type === LOADED)?.type
    if (way) this.#cells.push({ way, ms: duration })
  }

  onEnd(): void {
    for (const line of paceOf(this.#cells)) console.log(line)
  }

  printsToStdio(): boolean {
    return false
  }
}
