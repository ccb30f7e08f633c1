import type { BootPage } from './page.ts'
import { onRevisit } from './revisit.ts'
import type { Source } from './source.ts'
import { currentRegistration, startWorker } from './worker.ts'

/** Starts tracking, the app-download prompt, reports and the service worker after the first paint. */
export function afterFirst(
  { window: page, local, perTab, client, overlays, siteStore: store, landing }: BootPage,
  source: Source,
): void {
  const { document } = page
  import('../features/tracking/start.ts').then(
    ({ startTracking }) => startTracking({ page, client, overlays, store, landing }),
    () => undefined,
  )
  import('../features/appDownloadPrompt/start.ts').then(
    ({ createAppDownloadSource }) => {
      const preload = createAppDownloadSource(client, source.applyAppDownload)
      void preload()
      onRevisit({ document, window: page }, () => void preload())
    },
    () => undefined,
  )
  import('../app/reports/watch.ts').then(
    ({ watchReports }) => watchReports({ page: window, local, perTab, store, random: Math.random }),
    () => undefined,
  )
  if (!import.meta.env.PROD) return
  void startWorker(page, local)
  import('../features/updatePrompt/public.ts').then(
    ({ watchUpdates }) => watchUpdates({ page, overlays }, () => currentRegistration(page.navigator)),
    () => undefined,
  )
}
