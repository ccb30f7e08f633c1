import { installation } from '../../device/installation.ts'
import type { AppContext } from '../../registry/AppContext.ts'
import { linksOf, offeredApp } from '../downloads/public.ts'
import { asksOn, mayAsk } from './model/may.ts'
import { whenToShow } from './model/timing.ts'
import { openInstallBar } from './public.ts'

export type StartEnv = Pick<AppContext, 'page' | 'device' | 'siteStore' | 'overlays'>

/** Waits until the install prompt may appear. Called once, after the start of the page. */
export function startInstallPrompt(app: StartEnv): void {
  const { page, device, siteStore, overlays } = app
  const isIos = device.os === 'ios'
  const mayShow = () => {
    const resources = siteStore.getState().site?.resources ?? []
    // If only the download setting names an app for this device, the download bar detects it
    // (`downloadBar/useOffered.ts`).
    const hasApp =
      offeredApp(linksOf(resources), device) !== undefined ||
      overlays.decisions.getState().downloadBar?.on === true
    return mayAsk({ pathname: page.location.pathname, state: installation.getState(), isIos, hasApp })
  }
  whenToShow(
    {
      isIos,
      canPrompt: () => installation.getState().canPrompt,
      mayShow,
      isWhereItAsks: () => asksOn(page.location.pathname),
      onNews: (run) => overlays.decisions.subscribe(run),
      age: () => page.performance.now(),
      later: (run, ms) => {
        const timer = page.setTimeout(run, ms)
        return () => page.clearTimeout(timer)
      },
    },
    () => openInstallBar(app),
  )
}
