import { askManifest, MANIFESTS, runningBuild } from '../api/assetManifest.ts'

/** Session storage: the build for which this tab has been loaded again. */
export const RELOADED_KEY = 'SHELL_reloadedFor'

/** What Vite says when a chunk cannot be loaded. Nobody prevents its default, which would hand `undefined` to who waits. */
const CHUNK_FAILED = 'vite:preloadError'

/**
 * A lazy chunk of an older build that is gone from the server: the page is loaded again, once for each newer build.
 * Without storage to remember that in it is not, nor where a player has typed something: the update prompt stands there.
 * A chunk that fails while this build is still the newest is the network's fault, and is left to who asked for it.
 */
export function reloadWhenStale(page: Window): void {
  page.addEventListener(CHUNK_FAILED, async () => {
    const newest = await askManifest(page, MANIFESTS.app)
    if (!newest || newest === runningBuild(page.document) || hasTyped(page.document)) return
    try {
      if (page.sessionStorage.getItem(RELOADED_KEY) === newest) return
      page.sessionStorage.setItem(RELOADED_KEY, newest)
    } catch {
      return
    }
    page.location.reload()
  })
}

const hasTyped = (document: Document): boolean =>
  [...document.querySelectorAll('input')].some(({ type, value }) => /^(text|tel|email|pass)/.test(type) && value)
