import { callFailed } from '../features/domainNotice/public.ts'
import { takeUrlToken } from '../session/urlToken.ts'
import { type ReadAnswer, readManifestAnswer } from '../site/answer.ts'
import { readLastGood, writeLastGood } from '../site/lastGood.ts'
import type { BootPage } from './page.ts'
import { createSource, type Source } from './source.ts'
import { MERCHANT_KEY } from './storedKeys.ts'
import { type BootWire, startRequests } from './wire.ts'

/** How long the first paint waits for the merchant's theme before it uses the layout's own, ms. */
export const MANIFEST_PATIENCE_MS = 5000

export interface StatusPhase {
  /** The first requests, sent by the document or here. */
  readonly wire: BootWire
  readonly source: Source
  /** Requests the site again; resolves when the result is in the store. */
  readonly refresh: () => Promise<void>
}

/** First boot phase: puts the site, or the reason why there is none, into the site store. Later answers too. */
export async function statusPhase(page: BootPage): Promise<StatusPhase> {
  const { window, request } = page
  const source = sourceOf(page)
  let requests = 0
  /** Number of the request whose manifest is in use. */
  let themedBy = 0
  let newestStatus: ReadAnswer | undefined
  const take = async (wire: BootWire) => {
    requests += 1
    const turn = requests
    const status = await wire.status
    if ('failed' in status) callFailed({ kind: status.failed })
    else newestStatus = status
    const late = new Promise<'late'>((resolve) =>
      window.setTimeout(() => resolve('late'), MANIFEST_PATIENCE_MS),
    )
    const manifest = await Promise.race([wire.manifest, late])
    if (manifest !== 'late') {
      if (readManifestAnswer(manifest)) themedBy = turn
      return source.apply({ status, manifest })
    }
    source.apply({ status, manifest: undefined })
    // A late manifest is still applied, unless a newer one is in use.
    void wire.manifest.then((answer) => {
      if (turn < themedBy || !readManifestAnswer(answer)) return
      themedBy = turn
      source.apply({ status: newestStatus ?? status, manifest: answer })
    })
  }

  // The document's inline script has sent the requests; the development server has no such script.
  const token = import.meta.env.DEV && !window.__BOOT__ ? takeUrlToken(window) : undefined
  const wire = window.__BOOT__ ?? { token, ...startRequests(request()) }
  // Other scripts must not read the token.
  delete window.__BOOT__
  const first = take(wire)
  // A returning visitor sees the last good site at once, unless both answers have already arrived.
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
