import type { EndpointEnv } from './model/findEndpoint.ts'

/** The part of a window that finding a line, and going there, takes. */
export interface EndpointPage extends Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout'> {
  readonly location: Pick<Location, 'origin' | 'assign' | 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
}

/** What only whoever started the page knows. */
export type Lent = Pick<EndpointEnv, 'merchant' | 'storage' | 'loadRoute'>

/** The page's own network, clock and chance, for finding a line. */
export function endpointEnvOf(page: Omit<EndpointPage, 'navigator'>, lent: Lent): EndpointEnv {
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
