import { isRecord } from '../../../json/read.ts'
import { readTime } from '../../../site/readTime.ts'

/** How long a self-exclusion can last, shortest first. */
export const EXCLUSIONS = ['day', 'week', 'month', 'halfYear', 'forever'] as const
export type Exclusion = (typeof EXCLUSIONS)[number]

export const isExclusion = (value: string): value is Exclusion =>
  EXCLUSIONS.some((period) => period === value)

/** The end that the back office says, ms since 1970; undefined: none, or it cannot be read. */
export function endOf(answer: unknown): number | undefined {
  const until = isRecord(answer) ? answer.until : undefined
  return typeof until === 'string' || typeof until === 'number' ? readTime(until) : undefined
}
