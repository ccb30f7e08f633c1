import type { JsonRecord } from './mergePatch.ts'
import type { FileChange } from './wire.ts'

/** The messages about drafts of a merchant (`scripts/backoffice/workbench/drafts.ts`). */

/**
 * Whether a draft may be published. `free`: by anybody; `waiting`: for a second person's yes; `approved`: they said yes to exactly
 * this; `outdated`: draft or folder has changed since.
 */
export type Standing = 'free' | 'waiting' | 'approved' | 'outdated'

export interface DraftLine {
  /** Of its file. */
  readonly name: string
  readonly title: string
  readonly why: string
  /** Who kept it; '' where nobody knows. */
  readonly by: string
  /** ISO 8601. */
  readonly when: string
  readonly patch: JsonRecord
  readonly files: readonly FileChange[]
  /** To approve or publish exactly this. */
  readonly stamp: string
  readonly standing: Standing
  /** Who said yes last; '' for nobody. */
  readonly approvedBy: string
  /** Why this person cannot approve it; '' if they can. */
  readonly noApproval: string
}

export interface DraftsAnswer {
  readonly isReviewRequired: boolean
  readonly drafts: readonly DraftLine[]
}
