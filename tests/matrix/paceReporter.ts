import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { LOADED, type Paced, paceOf, WENT_ON } from './rules/pace.ts'
import { LOOKED_AGAIN, secondLookLines } from './rules/secondLook.ts'

/** Prints at the end of a run how long the matrix's cells took, and which passed at the second look only. */
export default class PaceReporter implements Reporter {
  readonly #cells: Paced[] = []
  readonly #lookedAgain: string[] = []

  onTestEnd({ title }: TestCase, { annotations, duration, status }: TestResult): void {
    const way = annotations.find(({ type }) => type === WENT_ON || type === LOADED)?.type
    if (way) this.#cells.push({ way, ms: duration })
    if (status === 'passed' && annotations.some(({ type }) => type === LOOKED_AGAIN))
      this.#lookedAgain.push(title)
  }

  onEnd(): void {
    for (const line of [...secondLookLines(this.#lookedAgain), ...paceOf(this.#cells)]) console.log(line)
  }

  printsToStdio(): boolean {
    return false
  }
}
