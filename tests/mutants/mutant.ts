/** A small fault that is put into a copy of the repository, to see whether the tests notice. */
export interface Mutant {
  /** What breaks, as a sentence. */
  readonly name: string
  /** A module or a locale, relative to the repository. */
  readonly file: string
  /** Occurs exactly once in the file. */
  readonly find: string
  readonly replace: string
  /** Only a browser can notice it: a run of the unit tests alone leaves it out. */
  readonly browser?: true
}
