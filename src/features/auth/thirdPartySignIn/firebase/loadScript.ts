import { noteVendorScript } from '../../../shared/vendorRealm.ts'
import { loadVendorScript } from '../../../shared/vendorScript.ts'

const brought = new Map<string, Promise<void>>()

/** Brings a vendor's script once; one that failed may be tried again. @throws Error where it cannot be had in time */
export function loadScript(url: string): Promise<void> {
  const known = brought.get(url)
  if (known) return known
  noteVendorScript()
  const bringing = loadVendorScript(url, window)
  bringing.catch(() => brought.delete(url))
  brought.set(url, bringing)
  return bringing
}
