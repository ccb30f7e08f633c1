import { askManifestText, MANIFESTS } from '../api/assetManifest.ts'

/** Session storage: the file of the build from which this tab has been loaded again. */
export const RELOADED_KEY = 'SHELL_reloadedFor'

/** What Vite says when a chunk cannot be loaded. Nobody prevents its default, which would hand `undefined` to who waits. */
const CHUNK_FAILED = 'vite:preloadError'

/** What stands in place of a screen that could not be drawn. */
export const BROKEN = 'data-broken'

/**
 * A lazy chunk of an older build that is gone from the server: where the screen cannot be drawn without it, the page is loaded
 * again, once for each build; without storage to remember that in it is not. A screen that stands (a game, a deposit, a
 * half-filled form) is never taken from under the player's hands: the update prompt tells them (`updatePrompt/watch.ts`).
 * A chunk that fails while this build is still the newest is the network's fault, and is left to who asked for it.
 *
 * @param address of the running build's own file: a build that still has it is this one
 */
export function reloadWhenStale(page: Window, address: string): void {
  const own = address.slice(address.lastIndexOf('/'))
  page.addEventListener(CHUNK_FAILED, async () => {
    const newest = await askManifestText(page, MANIFESTS.app)
    if (!newest || newest.includes(own) || stands(page.document)) return
    try {
      if (page.sessionStorage.getItem(RELOADED_KEY) === own) return
      page.sessionStorage.setItem(RELOADED_KEY, own)
    } catch {
      return
    }
    page.location.reload()
  })
}

const stands = (document: Document): boolean =>
  document.querySelector(`[data-screen] > :not(h1, [${BROKEN}])`) !== null
