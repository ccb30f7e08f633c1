/** The median, which a single slow run does not change; NaN without numbers. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[half]]
  return (low + high) / 2
}

/** Rounds to the digits that a comparison needs. */
export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits))
