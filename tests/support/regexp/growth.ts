import { Backtracking } from './backtracking.ts'
import { hostileTexts } from './patterns.ts'

/** How often a hostile text repeats something; the longer ones repeat it three times as often. */
const TIMES = 20
const FACTOR = 3
/** With three times the text, a linear search takes three times the steps, and a quadratic one nine times. */
const MOST_GROWTH = 5
/** A repetition that a pattern limits looks quadratic up to its limit. These texts go beyond the limits of all of ours. */
const CONFIRMED_TIMES = 600

/** What a pattern cannot repeat, it searches in linear time. */
const REPETITION = /[*+{]/

/** A short text of those for which a search takes more than linear time; undefined: there is none. */
export function growthOf(source: string, flags: string): string | undefined {
  if (!REPETITION.test(source)) return undefined
  const backtracking = new Backtracking(source, flags)
  const stepsOf = (text: string): number => backtracking.search(text).steps
  const grows = (textOf: (times: number) => string, times: number): boolean =>
    stepsOf(textOf(FACTOR * times)) > MOST_GROWTH * stepsOf(textOf(times))
  return hostileTexts(source).find((textOf) => grows(textOf, TIMES) && grows(textOf, CONFIRMED_TIMES))?.(
    TIMES,
  )
}
