import { askManifestText, MANIFESTS } from '../api/assetManifest.ts'

/** Session storage key: the build file for which this tab has already been reloaded. */
export const RELOADED_KEY = 'SHELL_reloadedFor'

/** Vite's event for a failed chunk. Do not call preventDefault: the import would then resolve to `undefined`. */
const CHUNK_FAILED = 'vite:preloadError'

/** Attribute of the element that replaces a screen that could not be rendered. */
export const BROKEN = 'data-broken'

/**
 * Reloads the page, once per build, if a chunk fails because a newer build replaced this one and no screen is rendered.
 * A rendered screen is never reloaded: the update prompt informs the player (`updatePrompt/watch.ts`).
 * If this build is still the newest, the failure is a network error and the importer handles it.
 *
 * @param address of a file of the running build; if the newest manifest still lists it, this build is current
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

/** The page around a form that has not come holds nothing that a reload could lose. */
const stands = (document: Document): boolean =>
  document.querySelector(`[data-screen] > :not(h1, [${BROKEN}])`) !== null &&
  document.querySelector(`[data-screen] :is([data-shape="form"], [${BROKEN}])`) === null
