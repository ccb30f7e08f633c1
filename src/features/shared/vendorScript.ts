/** Timeout for loading a vendor's script, ms. */
export const VENDOR_SCRIPT_MS = 10_000

/** The parts of the page that the loader uses. Tests pass their own. */
export interface VendorScriptPage {
  readonly document: Pick<Document, 'createElement' | 'head'>
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
}

/**
 * Loads a third-party script on demand, with a timeout (docs/architecture.md). Removes its element on failure. The
 * caller must look for the globals that the script defines.
 *
 * @throws Error if it does not load in time
 */
export function loadVendorScript(url: string, page: VendorScriptPage, ms = VENDOR_SCRIPT_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = page.document.createElement('script')
    const fail = () => {
      page.clearTimeout(timer)
      script.remove()
      reject(new Error(`${url} cannot be loaded`))
    }
    const timer = page.setTimeout(fail, ms)
    script.addEventListener('error', fail)
    script.addEventListener('load', () => {
      page.clearTimeout(timer)
      resolve()
    })
    script.async = true
    script.src = url
    page.document.head.append(script)
  })
}
