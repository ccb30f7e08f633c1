import { localStore } from '../../shared/localStore.ts'
import { marketingCodes, REG_INFO_KEY } from '../../shared/marketing.ts'
import { deviceId, keptDeviceId } from './model/deviceId.ts'
import type { RequestContext } from './model/requests.ts'

export type { RequestContext }

/** The fingerprint waits at most this long for the page to be idle, ms. */
const IDLE_TIMEOUT_MS = 3000

type IdlePage = Pick<Window, 'addEventListener'> & Partial<Pick<Window, 'requestIdleCallback'>>

let collecting: Promise<unknown> | undefined
let fingerprint: string | undefined

/**
 * Computes the browser's fingerprint after the first focus on a field, when the page is idle: it takes half a second on a
 * phone, which a visitor who only looks at the form should not pay. Skipped if this browser already has a device id: the
 * fingerprint is only used as a part of that id. Without it the id is only random.
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

/** Reads the browser's values that the requests of this feature send about their origin. */
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
