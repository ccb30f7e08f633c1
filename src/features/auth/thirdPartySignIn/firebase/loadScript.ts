import { noteVendorScript } from '../../../shared/vendorRealm.ts'
import { loadVendorScript } from '../../../shared/vendorScript.ts'

const brought = new Map<string, Promise<void>>()

/** Loads a vendor's script once; after a failure it can be tried again. @throws Error if it does not load in time */
export function loadScript(url: string): Promise<void> {
  const known = brought.get(url)
  if (known) return known
  noteVendorScript()
  const bringing = loadVendorScript(url, window)
  bringing.catch(() => brought.delete(url))
  brought.set(url, bringing)
  return bringing
}
