import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { endpointRecovered } from '../features/domainNotice/public.ts'
import type { I18n } from '../i18n/createI18n.ts'
import type { SiteState, SiteStore } from '../site/store.ts'
import type { ShowApp } from './app.ts'
import { blockedBy } from './blocked.ts'
import type { BootPage } from './page.ts'
import type { StatusPhase } from './status.ts'

export interface BootScreen {
  readonly showApp: (show: ShowApp) => void
  /** Shows the screen that replaces a site that is closed or unknown. */
  readonly standIn: (state: SiteState, i18n: I18n) => Promise<void>
}

/** The document's React root and its content. */
export function createScreen(
  { window, theme, request }: Pick<BootPage, 'window' | 'theme' | 'request'>,
  { refresh }: Pick<StatusPhase, 'refresh'>,
): BootScreen {
  const { document, location } = window
  const root = createRoot(document.getElementById('root') ?? document.body)
  let isApp = false
  return {
    showApp(show) {
      // In slices, so that the browser can handle input: what the document shows stands until the app does.
      if (!isApp) startTransition(() => show(root))
      isApp = true
    },
    async standIn(state, i18n) {
      const { default: SiteScreen } = await import('./SiteScreen.tsx')
      isApp = false
      endpointRecovered()
      if (!state.site) theme.fallBack()
      root.render(
        <SiteScreen
          blocked={blockedBy(state) ?? { screen: 'siteError', reason: 'unusable' }}
          i18n={i18n}
          site={state.site}
          request={request}
          location={location}
          retry={refresh}
        />,
      )
    },
  }
}

/**
 * Shows the state of the site store, now and after each relevant change. The changes are shown one after another and in order,
 * because an answer may arrive while the previous state is being rendered. Resolves after the first one.
 */
export async function inOrder(store: SiteStore, show: (state: SiteState) => Promise<void>): Promise<void> {
  const showNow = () => show(store.getState())
  let showing = showNow()
  store.subscribe((state, before) => {
    if (blockedBy(state) !== blockedBy(before) || state.site !== before.site) showing = showing.then(showNow)
  })
  await showing
}
