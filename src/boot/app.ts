import type { Root } from 'react-dom/client'
import { createPrefetchedResponses } from '../app/prefetchedResponses.ts'
import { startApp } from '../app/startApp.tsx'
import { readDevice } from '../device/readDevice.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { AppContext } from '../registry/AppContext.ts'
import type { Site } from '../site/site.ts'
import type { BootPage } from './page.ts'
import type { BegunSession } from './session.ts'
import type { StatusPhase } from './status.ts'

/** Renders the app into a React root. */
export type ShowApp = (root: Root) => void

/** Last boot phase: creates the {@link AppContext} and starts the app. Only the first call starts it. */
export function appPhase(
  { window, local, perTab, siteStore, overlays, client, serve, exposed }: BootPage,
  { wire, refresh }: StatusPhase,
): (site: Site, i18n: I18n, begun: BegunSession) => Promise<ShowApp> {
  let started: Promise<ShowApp> | undefined
  return (site, i18n, { session, ...begun }) => {
    const device = readDevice(window, (key) => local.getItem(key))
    const app: AppContext = { page: window, local, client, siteStore, session, device, overlays, i18n }
    started ??= startApp({
      ...begun,
      app,
      site,
      perTab,
      exposed,
      serve,
      preloadClient: client.preload,
      prefetched: wire.prefetched ?? createPrefetchedResponses(),
      recheckSite: () => void refresh(),
    })
    return started
  }
}
