import type { AppContext } from '../registry/AppContext.ts'
import type { SiteStore } from '../site/store.ts'
import { onRevisit } from './revisit.ts'
import type { Source } from './source.ts'
import { currentRegistration, startWorker } from './worker.ts'

export interface AfterFirstEnv extends Pick<AppContext, 'page' | 'local' | 'client' | 'overlays'> {
  readonly store: SiteStore
  readonly source: Source
  /** The address as the visitor came with it. */
  readonly landing: { readonly search: string; readonly hostname: string }
}

/** What a visit begins once its first picture stands and the browser has time; each part is contained. */
export function afterFirst({ page, local, client, overlays, store, source, landing }: AfterFirstEnv): void {
  const { document } = page
  import('../features/tracking/start.ts').then(
    ({ startTracking }) => startTracking({ page, client, overlays, store, landing }),
    () => undefined,
  )
  import('../features/appDownloadPrompt/follow.ts').then(
    ({ createAppDownloadSource }) => {
      const preload = createAppDownloadSource(client, source.applyAppDownload)
      void preload()
      onRevisit({ document, window: page }, () => void preload())
    },
    () => undefined,
  )
  import('../app/reports/watch.ts').then(
    ({ watchReports }) => watchReports({ page: window, store, random: Math.random }),
    () => undefined,
  )
  if (!import.meta.env.PROD) return
  void startWorker(page, local)
  import('../features/updatePrompt/public.ts').then(
    ({ watchUpdates }) => watchUpdates({ page, overlays }, () => currentRegistration(page.navigator)),
    () => undefined,
  )
}
