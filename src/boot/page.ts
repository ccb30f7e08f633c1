import type { Client } from '../api/client.ts'
import { type LazyClient, lazyClient } from '../api/lazyClient.ts'
import { type Exposed, exposeSite } from '../app/describeSite.ts'
import { createOverlays, type Overlays } from '../registry/overlays.ts'
import { type SafeStorage, safeStorage } from '../session/storage.ts'
import type { SiteRequest } from '../site/load.ts'
import { createSiteStore, type SiteStore } from '../site/store.ts'
import { createPageTheme, type PageTheme } from './pageTheme.ts'
import { siteRequest } from './wire.ts'

/** The objects that all phases of boot share. */
export interface BootPage {
  readonly window: Window & { readonly crypto: Crypto }
  readonly local: SafeStorage
  readonly perTab: SafeStorage
  readonly siteStore: SiteStore
  readonly overlays: Overlays
  /** Its calls wait until {@link serve} has set how the client's code is loaded. */
  readonly client: LazyClient
  readonly serve: (load: () => Promise<Client>) => void
  readonly theme: PageTheme
  readonly exposed: Exposed
  /** The request data of this browser, for requesting a site. */
  readonly request: () => SiteRequest
  /** The address at the start of the visit. */
  readonly landing: { readonly search: string; readonly hostname: string }
}

export function openPage(window: BootPage['window']): BootPage {
  const local = safeStorage(() => window.localStorage)
  const perTab = safeStorage(() => window.sessionStorage)
  const siteStore = createSiteStore()
  const theme = createPageTheme(window, local, siteStore)
  const { search, hostname } = window.location
  return {
    window,
    local,
    perTab,
    siteStore,
    overlays: createOverlays(),
    ...createServedClient(),
    theme,
    exposed: exposeSite(window, siteStore, theme.of),
    request: () => siteRequest(window, local, perTab),
    landing: { search, hostname },
  }
}

function createServedClient(): Pick<BootPage, 'client' | 'serve'> {
  let serve: BootPage['serve'] = () => undefined
  const served = new Promise<() => Promise<Client>>((resolve) => {
    serve = resolve
  })
  return { client: lazyClient(async () => (await served)()), serve }
}
