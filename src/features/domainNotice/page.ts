import type { EndpointEnv } from './model/findEndpoint.ts'

/** The parts of a window that are needed to find and open an endpoint. */
export interface EndpointPage extends Pick<Window, 'fetch' | 'setTimeout' | 'clearTimeout'> {
  readonly location: Pick<Location, 'origin' | 'assign' | 'reload'>
  readonly navigator: Pick<Navigator, 'onLine'>
}

/** The values that only the caller can provide. */
export type Lent = Pick<EndpointEnv, 'merchant' | 'storage' | 'loadRoute'>

/** The page's network, clock and random numbers, for finding an endpoint. */
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
