import { localStore } from '../../shared/localStore.ts'
import { marketingCodes, REG_INFO_KEY } from '../../shared/marketing.ts'
import { deviceId, keptDeviceId } from './model/deviceId.ts'
import type { RequestContext } from './model/requests.ts'

export type { RequestContext }

/** The fingerprint may wait this long for a moment in which the page has nothing to do, ms. */
const IDLE_TIMEOUT_MS = 3000

type IdlePage = Pick<Window, 'addEventListener'> & Partial<Pick<Window, 'requestIdleCallback'>>

let collecting: Promise<unknown> | undefined
let fingerprint: string | undefined

/**
 * Collects the browser's fingerprint once a field has the focus and the page is idle: it takes a phone half a second, which nobody
 * who only looks at the form should pay. Only where this browser has no device id yet: it becomes a part of that id, and is used
 * for nothing else. Without it the id is merely random.
 */
export function collectFingerprint(page: IdlePage): void {
  if (collecting || keptDeviceId(localStore) !== undefined) return
  const collect = () => {
    collecting ??= import('./fingerprint.ts')
      .then(({ readFingerprint }) => readFingerprint())
      .then(
        (read) => {
          fingerprint = read
        },
        () => undefined,
      )
  }
  const collectWhenIdle = () => {
    if (page.requestIdleCallback) page.requestIdleCallback(collect, { timeout: IDLE_TIMEOUT_MS })
    else setTimeout(collect, IDLE_TIMEOUT_MS)
  }
  page.addEventListener('focusin', collectWhenIdle, { once: true })
}

/** Reads from the browser what the requests of this feature say about where they come from. */
export function readRequestContext(
  page: Window & { readonly crypto: Crypto },
  device: RequestContext['device'],
): RequestContext {
  return {
    device,
    deviceId: deviceId(localStore, page.crypto, fingerprint),
    location: page.location,
    codes: marketingCodes(page.location.search, localStore.getItem(REG_INFO_KEY)),
  }
}
