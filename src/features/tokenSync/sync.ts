import { createTokenSync, type TokenSync } from '../../api/tokenSync.ts'
import { currentSite } from '../../site/current.ts'

/** The page's token sync, as its site says now. */
export const pageTokenSync = (): TokenSync =>
  createTokenSync({
    fetch: window.fetch.bind(window),
    delay: (ms, signal) =>
      new Promise((resolve) => {
        const timer = window.setTimeout(resolve, ms)
        signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true })
      }),
    url: currentSite()?.tokenSync,
    origin: window.location.origin,
  })
