import type { DiffLine } from './lineDiff.ts'

/** What a run says of one cell; files are relative to the folder of results. */
export interface CellRecord {
  readonly merchant: string
  readonly visitor: string
  readonly screen: string
  /** Absent: as it is at first. */
  readonly state?: string
  /** Empty: all is well. */
  readonly findings: readonly string[]
  readonly pictures: {
    /** Absent: nobody asked for a glance, and none is kept. */
    readonly now?: string
    readonly before?: string
    readonly diff?: string
  }
  readonly text?: readonly DiffLine[]
  /** Files (of results and of baselines alike) that a person may make baselines of: what changed, and could be compared. */
  readonly acceptable?: readonly string[]
}
