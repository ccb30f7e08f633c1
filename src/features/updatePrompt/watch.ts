import { askManifest, MANIFESTS, runningBuild } from '../../api/assetManifest.ts'
import type { AppContext } from '../../registry/AppContext.ts'
import { CHECK_EVERY_MS, compare, type Digests, FIRST_CHECK_MS, RETURN_DEBOUNCE_MS } from './model/update.ts'
import { offerUpdate } from './offer.ts'

/** The worker's registration, where there is one by now. Never rejects. */
type Registered = () => Promise<ServiceWorkerRegistration | undefined>

/**
 * Looks for a new version of the site's assets (docs/conformance.md § 1.4): at start, on each return to the page, hourly, and where
 * a chunk of this version cannot be had. It asks for the prompt, which the queue of overlays keeps away from games, deposits and
 * half-filled forms; nothing but the player's own Refresh loads the page again.
 */
export function watchUpdates(
  { page, overlays }: Pick<AppContext, 'page' | 'overlays'>,
  registered: Registered,
): void {
  const { document } = page
  const running = runningBuild(document)
  let known: Digests = { app: running, legacy: undefined }
  // Loads the prompt first: once there is a new version, this version's files are gone from the server.
  let checking: Promise<unknown> = import('./UpdatePrompt.tsx').catch(() => undefined)
  const look = async () => {
    const [app, legacy] = await Promise.all([
      askManifest(page, MANIFESTS.app),
      askManifest(page, MANIFESTS.legacy),
    ])
    const { isNews, hasNewWorker, ...now } = compare(running, known, { app, legacy })
    known = now.known
    if (hasNewWorker)
      void registered()
        .then((worker) => worker?.update())
        .catch(() => undefined)
    if (isNews) offerUpdate({ overlays }, registered)
  }
  // Checks run one after the other: a running check's answers may be older than the reason for the next.
  const check = () => {
    checking = checking.then(look)
  }

  let soon: number | undefined
  const onReturn = () => {
    page.clearTimeout(soon)
    soon = page.setTimeout(check, RETURN_DEBOUNCE_MS)
  }
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') onReturn()
  })
  page.addEventListener('focus', onReturn)
  page.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) onReturn()
  })
  page.addEventListener('vite:preloadError', onReturn)
  page.setTimeout(check, Math.max(0, FIRST_CHECK_MS - page.performance.now()))
  page.setInterval(check, CHECK_EVERY_MS)
}
