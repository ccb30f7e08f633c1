import type { JourneyRef } from '../tiers/journeys.ts'

/** A small fault that is put into a copy of the repository, to see whether the tests notice. */
export interface Mutant {
  /** What breaks, as a sentence. */
  readonly name: string
  /** A module or a locale, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** What notices it in the browser, where no unit test can. */
  readonly journey?: JourneyRef
}
