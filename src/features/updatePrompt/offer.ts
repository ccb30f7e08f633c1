import { requestOverlay } from '../../registry/requestedOverlays.ts'
import { withTracked } from '../../ui/url/guard.ts'
import { afterUpdate, RELOAD_DELAY_MS } from './model/update.ts'
import { takeOver } from './takeOver.ts'

/** Id of the overlay, and of what asks for it. */
const UPDATE_PROMPT = 'updatePrompt'

let registered: () => Promise<ServiceWorkerRegistration | undefined> = async () => undefined
let cancelRequest: (() => void) | undefined
let isLeaving = false

/** Shows the prompt as soon as the queue and the player's screen allow; where it stands already nothing changes. */
export function offerUpdate(registration: typeof registered): void {
  registered = registration
  cancelRequest ??= requestOverlay(UPDATE_PROMPT)
}

/** Not now: it comes again with the next version. */
export function putOff(): void {
  cancelRequest?.()
  cancelRequest = undefined
}

/** The player's Refresh: the new worker first, then this page, and no other tab's (docs/conformance.md § 1.2, § 1.9). Once. */
export async function refreshNow(page: Window): Promise<void> {
  if (isLeaving) return
  isLeaving = true
  await takeOver(await registered(), page)
  page.setTimeout(() => {
    const { location } = page
    const target = afterUpdate(location.pathname)
    if (target === 'reload') location.reload()
    else {
      const { pathname, search } = withTracked(target, location.search)
      location.assign(pathname + search)
    }
  }, RELOAD_DELAY_MS)
}
