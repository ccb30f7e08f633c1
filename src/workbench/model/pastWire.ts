import type { FileChange } from './wire.ts'

/** The messages about the history of a merchant (`scripts/backoffice/workbench/past.ts`). */

/** One change in git. */
export interface PastChange {
  readonly id: string
  /** ISO 8601. */
  readonly when: string
  readonly who: string
  readonly why: string
  /** What it changed, in words: `status`, `schedule`, `texts EN`. */
  readonly parts: readonly string[]
  /** The first values that it set, shortened. */
  readonly steps: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  /** Number of all values that it set. */
  readonly count: number
}

/** The changes, newest first, or why they are not known. */
export type PastAnswer =
  | { readonly changes: readonly PastChange[]; readonly hasOlder: boolean }
  | { readonly fault: string }

/** What taking a change back would do. */
export interface RevertPreview {
  readonly files: readonly FileChange[]
  /** Number of values that get their earlier value. */
  readonly back: number
  /** Values that were changed since: they stay. */
  readonly left: readonly string[]
  /** Files of the change that are not JSON, as pictures: they stay. */
  readonly untouched: readonly string[]
  /** To take back exactly this. */
  readonly stamp: string
}
