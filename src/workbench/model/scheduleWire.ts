import type { Commit } from './bulkWire.ts'

/** What scheduling the unsaved changes would write (`scripts/backoffice/workbench/schedule.ts`). */
export interface ScheduleAnswer {
  /** As in `merchant set`. */
  readonly set: readonly string[]
  /** Changed values that no schedule can hold. */
  readonly left: readonly string[]
  /** What speaks against the period; ''. */
  readonly fault: string
  /** As `check` says it. */
  readonly overlaps: readonly string[]
  readonly committed?: Commit
}
