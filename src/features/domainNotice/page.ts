import type { LineEnv } from './model/findLine.ts'

type Page = Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout' | 'location'>

/** What only whoever started the page knows. */
export type Lent = Pick<LineEnv, 'merchant' | 'storage' | 'loadRoute'>

/** The page's own network, clock and chance, for finding a line. */
export function lineEnvOf(page: Page, lent: Lent): LineEnv {
  return {
    ...lent,
    origin: page.location.origin,
    fetch: page.fetch.bind(page),
    now: () => Date.now(),
    random: () => Math.random(),
    delay: (ms, signal) =>
      new Promise((resolve) => {
        const timer = page.setTimeout(resolve, ms)
        const settle = () => {
          page.clearTimeout(timer)
          resolve()
        }
        signal.addEventListener('abort', settle, { once: true })
      }),
  }
}
