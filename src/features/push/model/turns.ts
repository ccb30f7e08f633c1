/** Longest wait for the previous task, ms. */
export const PATIENCE_MS = 10_000

/**
 * Runs tasks one after the other, because a logout and the next login both change the same subscription.
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
