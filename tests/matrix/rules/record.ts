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
    readonly now: string
    readonly before?: string
    readonly diff?: string
  }
  readonly text?: readonly DiffLine[]
}
