import { callFailed } from '../features/domainNotice/public.ts'
import { takeUrlToken } from '../session/urlToken.ts'
import { readLastGood, writeLastGood } from '../site/lastGood.ts'
import type { BootPage } from './page.ts'
import { createSource, type Source } from './source.ts'
import { MERCHANT_KEY } from './storedKeys.ts'
import { type BootWire, startRequests } from './wire.ts'

/** The first paint waits this long for the merchant's theme, then uses the layout's own, ms. */
const MANIFEST_PATIENCE_MS = 5000

export interface StatusPhase {
  /** What was asked for first, by the document or here. */
  readonly wire: BootWire
  readonly source: Source
  /** Asks the back office for the site again; resolves when the store says how that went. */
  readonly refresh: () => Promise<void>
}

/** First phase: the site store says which site this is, or why there is none. Later answers go into it too. */
export async function statusPhase(page: BootPage): Promise<StatusPhase> {
  const { window, request } = page
  const source = sourceOf(page)
  let newest: BootWire | undefined
  const take = async (wire: BootWire) => {
    newest = wire
    const status = await wire.status
    if ('failed' in status) callFailed({ kind: status.failed })
    const late = new Promise<'late'>((resolve) =>
      window.setTimeout(() => resolve('late'), MANIFEST_PATIENCE_MS),
    )
    const manifest = await Promise.race([wire.manifest, late])
    source.apply({ status, manifest: manifest === 'late' ? undefined : manifest })
    if (manifest !== 'late') return
    // It still themes the site when it comes, unless the site has been asked for again since.
    void wire.manifest.then((answer) => {
      if (newest === wire && answer && !('failed' in answer)) source.apply({ status, manifest: answer })
    })
  }

  // The document's inline script has begun; while developing there is none.
  const token = import.meta.env.DEV && !window.__BOOT__ ? takeUrlToken(window) : undefined
  const wire = window.__BOOT__ ?? { token, ...startRequests(request()) }
  // The token is nobody else's business.
  delete window.__BOOT__
  const first = take(wire)
  // Who was here before sees the site as it was at once, unless both answers are there already.
  const atOnce = new Promise<'not yet'>((resolve) => window.setTimeout(() => resolve('not yet')))
  if ((await Promise.race([first, atOnce])) === 'not yet' && !source.fallBack()) await first
  return { wire, source, refresh: () => take(startRequests(request())) }
}

function sourceOf({ window, local, siteStore, request }: BootPage): Source {
  const { location } = window
  return createSource({
    store: siteStore,
    base: `${location.origin}/m/`,
    lastGood: () => {
      const { merchant } = request()
      return merchant ? readLastGood(local, merchant, location.host) : undefined
    },
    keep: (site, good) => {
      local.setItem(MERCHANT_KEY, site.merchant.code)
      writeLastGood(local, site.merchant.code, location.host, good)
    },
  })
}
