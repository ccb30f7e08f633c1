import type { Later } from '../../ui/toastStore.ts'

/** The page's clock. */
export const later: Later = (run, ms) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}
