import { median, rounded } from '../bench/median.ts'
import type { Report } from './audit.ts'

/** The names of the numbers in a report. */
const AUDITS = {
  firstPaintMs: 'first-contentful-paint',
  largestPaintMs: 'largest-contentful-paint',
  speedIndexMs: 'speed-index',
  interactiveMs: 'interactive',
  tbtMs: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

export type Scores = Readonly<Partial<Record<keyof typeof AUDITS | 'performance' | 'requests', number>>>

/** The numbers of a report; the performance score is from 0 to 100. */
export function scoresOf({ categories, audits }: Report): Scores {
  const score = categories.performance?.score
  const requests = audits['network-requests']?.details?.items?.length
  const numbers = Object.entries(AUDITS).flatMap(([name, audit]) => {
    const value = audits[audit]?.numericValue
    return value === undefined ? [] : [[name, value] as const]
  })
  return {
    ...(typeof score === 'number' && { performance: score * 100 }),
    ...Object.fromEntries(numbers),
    ...(requests !== undefined && { requests }),
  }
}

/** The medians of the numbers over several runs. */
export function middleScores(runs: readonly Scores[]): Scores {
  const names = new Set(runs.flatMap((run) => Object.keys(run)))
  return Object.fromEntries(
    [...names].map((name) => {
      const values = runs.flatMap((run) =>
        Object.entries(run).flatMap(([key, value]) => (key === name ? [value] : [])),
      )
      return [name, rounded(median(values), name === 'shift' ? 3 : 0)]
    }),
  )
}
