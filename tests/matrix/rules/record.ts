import type { DiffLine } from './lineDiff.ts'
import type { Area } from './where.ts'

/** A colour (#rrggbb) that another one has replaced, and its share of the changed pixels, 0 to 1. */
export interface Exchange {
  readonly from: string
  readonly to: string
  readonly share: number
}

/** The results of one cell; files are relative to the folder of results. */
export interface CellRecord {
  readonly merchant: string
  readonly visitor: string
  readonly screen: string
  /** Absent: the initial state. */
  readonly state?: string
  /**
   * The options of the run, where its states are no states of the matrix: `--flips --pictures`, `--url https://play.example`.
   */
  readonly options?: string
  /** Empty: no problems. */
  readonly findings: readonly string[]
  /** Those findings that are no difference from a baseline. */
  readonly problems?: readonly string[]
  readonly pictures: {
    /** Absent: the run makes no gallery pictures, and the cell has no picture baseline. */
    readonly now?: string
    readonly before?: string
    readonly diff?: string
  }
  readonly text?: readonly DiffLine[]
  /** The size of the picture, px, and the areas in which it has changed. */
  readonly size?: { readonly width: number; readonly height: number }
  readonly areas?: readonly Area[]
  /** The exchanges of colours, the most frequent first. */
  readonly exchanges?: readonly Exchange[]
  /** The smallest named part around all that has changed in the picture. */
  readonly place?: string
  /** Changed and comparable files that a person may accept as baselines. Results and baselines have the same paths. */
  readonly acceptable?: readonly string[]
}
