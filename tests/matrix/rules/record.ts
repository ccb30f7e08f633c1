import type { DiffLine } from './lineDiff.ts'

/** The results of one cell; files are relative to the folder of results. */
export interface CellRecord {
  readonly merchant: string
  readonly visitor: string
  readonly screen: string
  /** Absent: the initial state. */
  readonly state?: string
  /** Empty: no problems. */
  readonly findings: readonly string[]
  readonly pictures: {
    /** Absent: the run makes no gallery pictures, and the cell has no picture baseline. */
    readonly now?: string
    readonly before?: string
    readonly diff?: string
  }
  readonly text?: readonly DiffLine[]
  /** Changed and comparable files that a person may accept as baselines. Results and baselines have the same paths. */
  readonly acceptable?: readonly string[]
}
