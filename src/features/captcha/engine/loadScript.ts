import { networkTrouble, SCRIPT_TIMEOUT, TroubleError } from '../model/trouble.ts'
import { type VendorPage, within } from './env.ts'

/** The timeout of one server's script, ms (docs/conformance.md § 1.9). */
export const SCRIPT_MS = 3000

/** A global function that a vendor's script defines. */
export type VendorStart = (...given: unknown[]) => unknown

const isStart = (value: unknown): value is VendorStart => typeof value === 'function'

/**
 * Loads the vendor's script from the first server that delivers it; returns the global function that it defines. A server that
 * hangs, fails or sends something else costs at most the timeout.
 * @throws TroubleError 60204
 */
export async function loadScript(
  urls: readonly string[],
  global: string,
  page: VendorPage,
  signal: AbortSignal,
): Promise<{ readonly url: string; readonly start: VendorStart }> {
  for (const url of urls) {
    if (signal.aborted) break
    page.forget(global)
    const tag = page.inject(url)
    const { state } = await within(SCRIPT_MS, tag.loaded, page.later, signal)
    const start = page.global(global)
    if (state === 'done' && isStart(start)) return { url, start }
    tag.remove()
  }
  throw new TroubleError(networkTrouble(SCRIPT_TIMEOUT))
}
