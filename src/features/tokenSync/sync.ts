import { createTokenSync, type TokenSync } from '../../api/tokenSync.ts'
import type { AppContext } from '../../registry/AppContext.ts'

/** The page's token sync with the current site's settings. */
export const pageTokenSync = ({ siteStore }: AppContext): TokenSync =>
  createTokenSync({
    fetch: window.fetch.bind(window),
    delay: (ms, signal) =>
      new Promise((resolve) => {
        const timer = window.setTimeout(resolve, ms)
        signal.addEventListener('abort', () => window.clearTimeout(timer), { once: true })
      }),
    url: siteStore.getState().site?.tokenSync,
    origin: window.location.origin,
  })
