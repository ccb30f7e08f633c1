import type { Limits } from './limits.ts'

/** How many amounts are suggested. */
export const MOST_PRESETS = 6
const STEPS = [1n, 2n, 5n]
/** No limit is larger: 18 digits and the smaller units. */
const LARGEST = 10n ** 24n

/** Suggested round amounts (1, 2 and 5 times powers of ten) from the lower limit upwards, in minor units. */
export function presetsOf({ min, max }: Limits, digits: number, count = MOST_PRESETS): readonly bigint[] {
  const unit = 10n ** BigInt(digits)
  const least = min === undefined || min < unit ? unit : min
  const most = max ?? LARGEST
  const found: bigint[] = []
  for (let power = unit; power <= most && found.length < count; power *= 10n) {
    for (const step of STEPS) {
      const amount = step * power
      if (amount >= least && amount <= most && found.length < count) found.push(amount)
    }
  }
  return found
}
