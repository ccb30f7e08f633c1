import { Backtracking } from './backtracking.ts'
import { hostileTexts } from './patterns.ts'

/** With three times the text, a linear search takes at most three times the steps, and a quadratic one up to nine times. */
const FACTOR = 3
/**
 * How often a hostile text repeats something, and how many times the steps a longer text may take. Short texts first: they are
 * quick, and what grows linearly there needs no longer ones. A repetition that a pattern limits looks quadratic up to its
 * limit; the last ones go beyond the limits of all of ours.
 */
const STAGES = [
  { times: 8, mostGrowth: 3.5 },
  { times: 20, mostGrowth: 5 },
  { times: 600, mostGrowth: 5 },
]
/** Of the text that is reported. */
const REPORTED_TIMES = 20

/** What a pattern cannot repeat, it searches in linear time. */
const REPETITION = /[*+{]/

/** A short text of those for which a search takes more than linear time; undefined: there is none. */
export function growthOf(source: string, flags: string): string | undefined {
  if (!REPETITION.test(source)) return undefined
  const backtracking = new Backtracking(source, flags)
  const stepsOf = (text: string): number => backtracking.search(text).steps
  const grows = (textOf: (times: number) => string): boolean =>
    STAGES.every(
      ({ times, mostGrowth }) => stepsOf(textOf(FACTOR * times)) > mostGrowth * stepsOf(textOf(times)),
    )
  return hostileTexts(source).find(grows)?.(REPORTED_TIMES)
}
