/** A small fault that is inserted into a copy of the repository, to check that the tests detect it. */
export interface Mutant {
  /** What the fault breaks, as a sentence. */
  readonly name: string
  /** A module or a locale, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Only browser tests can detect it, so a run of unit tests only skips it. */
  readonly browser?: true
}
