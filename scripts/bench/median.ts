/** The middle of some numbers, which one slow run does not move; NaN of none. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[half]]
  return (low + high) / 2
}

/** For people: enough digits to compare, no more. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
