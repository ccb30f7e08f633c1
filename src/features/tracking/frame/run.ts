import { isRecord } from '../../../json/read.ts'
import { loadVendorScript, type VendorScriptPage } from '../../shared/vendorScript.ts'
import { ownName } from '../model/names.ts'
import { NETWORKS, type Network, type PixelIds } from '../model/networks.ts'
import type { PixelEvent } from '../model/pixelMessage.ts'
import type { Bag } from './bag.ts'
import { type Tell, VENDORS } from './vendors.ts'

/** Starts the pixels of these ids. Returns a function that sends them events; a failed pixel gets no more events. */
export function runPixels(ids: PixelIds, bag: Bag, page: VendorScriptPage): (event: PixelEvent) => void {
  const pixels = new Map<Network, Tell>()

  async function bring(network: Network, id: string): Promise<void> {
    for (const url of VENDORS[network].scripts(id)) {
      const arrived = await loadVendorScript(url, page).then(
        () => true,
        () => false,
      )
      if (arrived) return
    }
    // Nobody works off what it would be told.
    pixels.delete(network)
  }

  for (const network of NETWORKS) {
    const id = ids[network]
    if (id === undefined) continue
    pixels.set(network, VENDORS[network].begin(id, bag))
    void bring(network, id)
  }

  return (event) => {
    for (const [network, tell] of [...pixels]) {
      const own = ownName(network, event.name)
      try {
        if (own) tell(own, event)
      } catch {
        pixels.delete(network)
      }
    }
  }
}

/** An event as it came by the port. */
export const isPixelEvent = (value: unknown): value is PixelEvent =>
  isRecord(value) &&
  typeof value.name === 'string' &&
  typeof value.id === 'string' &&
  typeof value.page === 'string'
