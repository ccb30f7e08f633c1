/**
 * For properties, which check thousands of cases: an `expect` of Vitest takes longer than most rules.
 *
 * @throws Error that says what did not hold
 */
export function must(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Error(what)
}
