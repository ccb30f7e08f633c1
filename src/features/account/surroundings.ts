import { localStore } from '../localStore.ts'
import { deviceId } from './model/deviceId.ts'
import { marketingCodes, REG_INFO_KEY } from './model/marketing.ts'
import type { Surroundings } from './model/requests.ts'

/** Reads from the browser what the requests of this feature say about where they come from. */
export function readSurroundings(
  page: Window & { readonly crypto: Crypto },
  device: Surroundings['device'],
): Surroundings {
  return {
    device,
    deviceId: deviceId(localStore, page.crypto),
    location: page.location,
    codes: marketingCodes(page.location.search, localStore.getItem(REG_INFO_KEY)),
  }
}
