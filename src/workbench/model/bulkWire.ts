import type { DiffLine } from './lineDiff.ts'
import type { ImpactLine } from './wire.ts'

/** The messages about a change of many merchants (`scripts/backoffice/workbench/bulk.ts`). */

/** What a change of many merchants does to one of them. */
export interface BulkLine {
  readonly merchant: string
  readonly impact: readonly ImpactLine[]
  /** Changes without a visible effect, and why. */
  readonly quiet: readonly string[]
  readonly diff: readonly { readonly place: string; readonly lines: readonly DiffLine[] }[]
  /** New errors. */
  readonly errors: readonly string[]
  /** Places of expectations.json that expect what is gone. */
  readonly unmet: number
}

/** What a change of many merchants would do, or why it is none. */
export type BulkAnswer =
  | { readonly fault: string }
  | {
      /** To save exactly this. */
      readonly stamp: string
      readonly lines: readonly BulkLine[]
      /** Merchants that have these values already. */
      readonly same: readonly string[]
    }

/** A git commit, or why there is none; absent where nobody asked for one. */
export type Commit = { readonly id: string } | { readonly why: string }

export interface BulkSaved {
  /** To take it back. */
  readonly id: string
  readonly merchants: readonly string[]
  readonly committed?: Commit
}

export interface BulkUndone {
  readonly merchants: readonly string[]
  /** Merchants that were changed since: they stay as they are. */
  readonly left: readonly string[]
  readonly committed?: Commit
}
