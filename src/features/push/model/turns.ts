/** Whoever never ends is not waited for, ms. */
export const PATIENCE_MS = 10_000

/**
 * One thing after the other: a member who leaves and one who comes must not meet, since both change the one subscription.
 *
 * @param delay resolves after so many ms
 */
export function createTurns(
  delay: (ms: number) => Promise<unknown>,
): <T>(work: () => Promise<T>) => Promise<T> {
  let turn: Promise<unknown> = Promise.resolve()
  return (work) => {
    const mine = Promise.race([turn, delay(PATIENCE_MS)]).then(work)
    turn = mine.catch(() => undefined)
    return mine
  }
}
