/** A vendor's script that has not come by then is not waited for any more, ms. */
const SCRIPT_MS = 10_000

const brought = new Map<string, Promise<void>>()

/** Brings a vendor's script once; one that failed may be tried again. @throws Error where it cannot be had in time */
export function loadScript(url: string, page: Document = document): Promise<void> {
  const known = brought.get(url)
  if (known) return known
  const bringing = new Promise<void>((resolve, reject) => {
    const script = page.createElement('script')
    const fail = () => {
      script.remove()
      brought.delete(url)
      reject(new Error(`${url} cannot be loaded`))
    }
    const timer = setTimeout(fail, SCRIPT_MS)
    script.addEventListener('error', () => {
      clearTimeout(timer)
      fail()
    })
    script.addEventListener('load', () => {
      clearTimeout(timer)
      resolve()
    })
    script.async = true
    script.src = url
    page.head.append(script)
  })
  brought.set(url, bringing)
  return bringing
}
