import type { PlayerRankProgress } from '../../../generated/types.ts'

export interface Progress {
  readonly label: string
  readonly next: string | undefined
  /** 0 to 1. */
  readonly ratio: number
  readonly completed: number
  readonly expected: number
}

/** Completed by expected, never below 0 or above 1; nothing expected is nothing done. */
export function ratioOf(completed: number, expected: number): number {
  const ratio = completed / expected
  return Number.isNaN(ratio) ? 0 : Math.min(1, Math.max(0, ratio))
}

/**
 * What is shown of the answer (docs/conformance.md § 2.4): the ratio is 1 where there is no next label. The label's name is the
 * member's own where the answer has none; with neither there is nothing to show, and nothing for an answer that knows no label
 * and expects nothing: such a platform has no levels.
 */
export function progressOf(
  sent: PlayerRankProgress | undefined,
  ownLabel: string | undefined,
): Progress | undefined {
  const labels = sent?.playerRankProgress
  const label = labels?.labelName?.trim() || ownLabel?.trim()
  if (!sent || !label) return undefined
  const completed = sent.currentProgress?.completedConditions ?? 0
  const expected = sent.currentProgress?.totalExpectedConditions ?? 0
  if (!labels && expected === 0) return undefined
  const next = labels?.nextLabelName?.trim() || String(labels?.nextLabelId ?? '').trim() || undefined
  return { label, next, ratio: next === undefined ? 1 : ratioOf(completed, expected), completed, expected }
}
