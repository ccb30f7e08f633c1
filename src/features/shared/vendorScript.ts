/** A vendor's script that has not come by then is not waited for any more, ms. */
export const VENDOR_SCRIPT_MS = 10_000

/** What of a page the loader needs; a test brings its own. */
export interface VendorScriptPage {
  readonly document: Pick<Document, 'createElement' | 'head'>
  readonly setTimeout: (run: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
}

/**
 * Brings a third party's script (docs/architecture.md): late, with a timeout, and with an error. One that failed leaves no element
 * behind; what it defines, its vendor's own code has to look for.
 *
 * @throws Error where it cannot be had in time
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
