/** Runs a function after some ms. Returns a function that cancels it. */
export type Later = (run: () => void, ms: number) => () => void

/** The page's clock. */
export const pageLater: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}
